ALTER TABLE "settings" DROP CONSTRAINT "settings_value";--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_value" CHECK (length("settings"."value") between 1 and 24000);
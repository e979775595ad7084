ALTER TABLE "post_offices" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "post_offices" ADD COLUMN "district" text;
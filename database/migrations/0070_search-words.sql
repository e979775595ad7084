ALTER TABLE "change_log" ALTER COLUMN "entity_id" SET DATA TYPE varchar(80);--> statement-breakpoint
ALTER TABLE "zero_result_searches" ADD COLUMN "sold_since" date;
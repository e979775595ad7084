CREATE TABLE "zero_result_months" (
	"normalized" varchar(80) NOT NULL,
	"month" date NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_asked_on" date NOT NULL,
	CONSTRAINT "zero_result_months_normalized_month_pk" PRIMARY KEY("normalized","month")
);
--> statement-breakpoint
ALTER TABLE "daily_figures" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zero_result_months" ADD CONSTRAINT "zero_result_months_normalized_zero_result_searches_normalized_fk" FOREIGN KEY ("normalized") REFERENCES "public"."zero_result_searches"("normalized") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "zero_result_months_by_month" ON "zero_result_months" USING btree ("month");--> statement-breakpoint
-- Searches from before count in the month in which they were last made.
INSERT INTO "zero_result_months" SELECT "normalized", date_trunc('month', "last_asked_on")::date, "times", "last_asked_on" FROM "zero_result_searches";--> statement-breakpoint
-- The next run counts all days anew, with the returns that older releases left out.
DELETE FROM "figure_runs";

CREATE TABLE "month_zips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" varchar(7) NOT NULL,
	"author_id" integer NOT NULL,
	"state" varchar(10) DEFAULT 'running' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "month_zips_state" CHECK ("month_zips"."state" in ('running', 'done', 'broken'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "month_zips_one_at_a_time" ON "month_zips" USING btree ("state") WHERE "month_zips"."state" = 'running';--> statement-breakpoint
CREATE INDEX "orders_of_guests_without_invoice" ON "orders" USING btree ("placed_at") WHERE "orders"."user_id" is null and "orders"."state" in ('cancelled') and "orders"."address"->>'phone' <> '';
--> statement-breakpoint
-- Days from before the report counted what couriers paid had the totals of orders. Days from the last run on are counted by the next one.
DELETE FROM "daily_figures" WHERE "measure" = 'cash_wait'
	AND "day" < (SELECT ("ran_at" AT TIME ZONE 'Asia/Kolkata')::date FROM "figure_runs" WHERE "id" = 1);
--> statement-breakpoint
INSERT INTO "daily_figures" ("measure", "day", "key", "count", "part", "paise", "returned")
SELECT 'cash_wait', settled, '', count(*), sum(settled - began), sum(paid), 0
FROM (
	SELECT ("settled_at" AT TIME ZONE 'Asia/Kolkata')::date AS settled, ("since" AT TIME ZONE 'Asia/Kolkata')::date AS began,
		(SELECT -sum(e."paise") FROM "cash_entries" e WHERE e."order_id" = d."order_id" AND e."kind" IN ('remitted', 'reversed')) AS paid
	FROM "cash_dues" d WHERE "settled_at" IS NOT NULL
) each
WHERE paid > 0 AND settled < (SELECT ("ran_at" AT TIME ZONE 'Asia/Kolkata')::date FROM "figure_runs" WHERE "id" = 1)
GROUP BY settled;

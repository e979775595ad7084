CREATE TABLE "courier_claims" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"claim_paise" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courier_claims_not_negative" CHECK ("courier_claims"."claim_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inspected_units" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"order_line_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"batch_id" integer,
	"outcome" varchar(10) NOT NULL,
	"units" integer NOT NULL,
	"change_id" uuid,
	CONSTRAINT "inspected_units_units" CHECK ("inspected_units"."units" >= 1),
	CONSTRAINT "inspected_units_change" CHECK (("inspected_units"."outcome" = 'sellable') = ("inspected_units"."change_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "inspections" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"author_id" integer
);
--> statement-breakpoint
CREATE TABLE "rescues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"failed_try" integer NOT NULL,
	"act" text NOT NULL,
	"day" date,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked_by" text NOT NULL,
	"author_id" integer,
	"state" text DEFAULT 'asked' NOT NULL,
	"reference" text,
	"answer" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "rescues_day" CHECK (("rescues"."act" = 'another_day') = ("rescues"."day" is not null))
);
--> statement-breakpoint
DROP INDEX "orders_open";--> statement-breakpoint
DROP INDEX "orders_open_by_phone";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "returning_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courier_claims" ADD CONSTRAINT "courier_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspected_units" ADD CONSTRAINT "inspected_units_order_id_inspections_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."inspections"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspected_units_by_order" ON "inspected_units" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "inspections_open" ON "inspections" USING btree ("asked_at","order_id") WHERE "inspections"."done_at" is null;--> statement-breakpoint
CREATE INDEX "rescues_by_order" ON "rescues" USING btree ("order_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rescues_open" ON "rescues" USING btree ("failed_try") WHERE "rescues"."state" in ('asked', 'by_hand');--> statement-breakpoint
CREATE UNIQUE INDEX "rescues_by_customer" ON "rescues" USING btree ("failed_try") WHERE "rescues"."asked_by" = 'customer';--> statement-breakpoint
CREATE INDEX "shipments_returning" ON "shipments" USING btree ("returning_since") WHERE "shipments"."returning_since" is not null and "shipments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("placed_at","id") WHERE "orders"."state" not in ('delivered', 'cancelled', 'returned', 'lost');--> statement-breakpoint
CREATE INDEX "orders_open_by_phone" ON "orders" USING btree (("address"->>'phone')) WHERE "orders"."state" not in ('delivered', 'cancelled', 'returned', 'lost');
--> statement-breakpoint
-- Parcels that returned before inspections have no row in "inspections": staff put them back already, so nobody is asked again.
UPDATE "shipments" SET "returning_since" = "first"."at"
FROM (SELECT "waybill", min("at") AS "at" FROM "tracking_scans" WHERE "type" = 'RT' GROUP BY "waybill") "first"
WHERE "first"."waybill" = "shipments"."waybill" AND "shipments"."ended_at" IS NULL;

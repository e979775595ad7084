ALTER TABLE "inspected_units" DROP CONSTRAINT "inspected_units_order_id_inspections_order_id_fk";
--> statement-breakpoint
DROP INDEX "inspected_units_by_order";--> statement-breakpoint
ALTER TABLE "inspections" DROP CONSTRAINT "inspections_pkey";--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "id" serial PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "kind" varchar(10) DEFAULT 'parcel' NOT NULL;--> statement-breakpoint
ALTER TABLE "inspected_units" ADD COLUMN "inspection_id" integer;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "inspection_id" integer;--> statement-breakpoint
UPDATE "inspected_units" SET "inspection_id" = "inspections"."id" FROM "inspections"
	WHERE "inspections"."order_id" = "inspected_units"."order_id";--> statement-breakpoint
ALTER TABLE "inspected_units" DROP COLUMN "order_id";--> statement-breakpoint
-- An inspection of a return says of each line how much is refunded. It ends in 'inspected', or in 'refused' without a refund.
UPDATE "returns" SET "inspection_id" = nextval('inspections_id_seq') WHERE "id" IN
	(SELECT "return_id" FROM "return_lines" WHERE "refunded_quantity" IS NOT NULL);--> statement-breakpoint
INSERT INTO "inspections" ("id", "kind", "order_id", "asked_at", "done_at", "author_id")
	SELECT "returns"."inspection_id", 'return', "returns"."order_id", coalesce("ended"."at", "returns"."since"),
		coalesce("ended"."at", "returns"."since"), "ended"."author_id"
	FROM "returns" LEFT JOIN "return_events" "ended" ON "ended"."return_id" = "returns"."id" AND "ended"."state" IN ('inspected', 'refused')
	WHERE "returns"."inspection_id" IS NOT NULL;--> statement-breakpoint
-- The name at the time, and not that of today, which the trigger stores.
UPDATE "inspections" SET "author_name" = "ended"."author_name" FROM "returns"
	JOIN "return_events" "ended" ON "ended"."return_id" = "returns"."id" AND "ended"."state" IN ('inspected', 'refused')
	WHERE "returns"."inspection_id" = "inspections"."id";--> statement-breakpoint
INSERT INTO "inspected_units" ("inspection_id", "order_line_id", "product_id", "batch_id", "outcome", "units", "change_id")
	SELECT "returns"."inspection_id", "order_line_id", "product_id", "batch_id", "outcome", "units", "change_id"
	FROM "return_units" JOIN "returns" ON "returns"."id" = "return_units"."return_id" ORDER BY "return_units"."id";--> statement-breakpoint
DROP TABLE "return_units" CASCADE;--> statement-breakpoint
ALTER TABLE "inspected_units" ALTER COLUMN "inspection_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "inspected_units" ADD CONSTRAINT "inspected_units_inspection_id_inspections_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."inspections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_inspection_id_inspections_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."inspections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspected_units_by_inspection" ON "inspected_units" USING btree ("inspection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_once" ON "inspections" USING btree ("order_id") WHERE "inspections"."kind" = 'parcel';--> statement-breakpoint
CREATE INDEX "inspections_by_order" ON "inspections" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_inspection_id_unique" UNIQUE("inspection_id");--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_kind" CHECK ("inspections"."kind" in ('parcel', 'return'));--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_of_return" CHECK ("inspections"."kind" = 'parcel' or "inspections"."done_at" is not null);

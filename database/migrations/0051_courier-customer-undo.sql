ALTER TABLE "cash_entries" DROP CONSTRAINT "cash_entries_once";--> statement-breakpoint
ALTER TABLE "remittances" DROP CONSTRAINT "remittances_file";--> statement-breakpoint
ALTER TABLE "cash_entries" DROP CONSTRAINT "cash_entries_sign";--> statement-breakpoint
ALTER TABLE "remittances" DROP CONSTRAINT "remittances_state";--> statement-breakpoint
ALTER TABLE "change_log" ADD COLUMN "by_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD COLUMN "reverses" bigint;--> statement-breakpoint
ALTER TABLE "remittances" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "remittances" ADD COLUMN "undone_by" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "courier" varchar(40) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "edit_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_entries_once" ON "cash_entries" USING btree ("remittance_id","row_number","kind") WHERE "cash_entries"."reverses" is null;--> statement-breakpoint
CREATE INDEX "remittance_rows_waiting" ON "remittance_rows" USING btree ("remittance_id") WHERE "remittance_rows"."result" in ('early', 'foreign');--> statement-breakpoint
CREATE UNIQUE INDEX "remittances_file" ON "remittances" USING btree ("courier","sha256") WHERE "remittances"."state" <> 'undone';--> statement-breakpoint
CREATE INDEX "orders_by_courier" ON "orders" USING btree ("courier","placed_at","id");--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_reverses_unique" UNIQUE("reverses");--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_sign" CHECK ((("cash_entries"."kind" = 'due') = ("cash_entries"."paise" >= 0)) = ("cash_entries"."reverses" is null));--> statement-breakpoint
ALTER TABLE "remittances" ADD CONSTRAINT "remittances_undone" CHECK (("remittances"."state" = 'undone') = ("remittances"."undone_at" is not null));--> statement-breakpoint
ALTER TABLE "remittances" ADD CONSTRAINT "remittances_state" CHECK ("remittances"."state" in ('uploaded', 'checked', 'booked', 'undone'));--> statement-breakpoint
UPDATE "orders" SET "courier" = left("shipments"."courier", 40) FROM "shipments" WHERE "shipments"."order_id" = "orders"."id" AND "shipments"."courier" <> '';

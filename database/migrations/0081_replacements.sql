CREATE TABLE "delivery_challans" (
	"id" serial PRIMARY KEY NOT NULL,
	"financial_year" varchar(7) NOT NULL,
	"serial" integer NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "delivery_challans_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "delivery_challans_serial" UNIQUE("financial_year","serial")
);
--> statement-breakpoint
CREATE TABLE "return_pickups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"return_id" integer NOT NULL,
	"state" varchar(10) DEFAULT 'waiting' NOT NULL,
	"courier" varchar(40) NOT NULL,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"waybill" varchar(60) DEFAULT '' NOT NULL,
	"day" date,
	"problem" varchar(500) DEFAULT '' NOT NULL,
	"last_scan" jsonb,
	"picked_up_at" timestamp with time zone,
	"came_back_at" timestamp with time zone,
	"check_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_pickups_state" CHECK ("return_pickups"."state" in ('waiting', 'booked', 'refused', 'withdrawn', 'cancelled', 'done'))
);
--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_state";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "replaces_line_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "value_paise" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "replaces" varchar(20);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "replacement_reason" varchar(10);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_challans" ADD CONSTRAINT "delivery_challans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pickups" ADD CONSTRAINT "return_pickups_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_challans_by_time" ON "delivery_challans" USING btree ("issued_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "return_pickups_one_open" ON "return_pickups" USING btree ("return_id") WHERE "return_pickups"."state" in ('waiting', 'booked');--> statement-breakpoint
CREATE INDEX "return_pickups_by_return" ON "return_pickups" USING btree ("return_id","created_at");--> statement-breakpoint
CREATE INDEX "return_pickups_by_waybill" ON "return_pickups" USING btree ("waybill");--> statement-breakpoint
CREATE INDEX "return_pickups_to_check" ON "return_pickups" USING btree ("check_at") WHERE "return_pickups"."state" = 'booked' and not "return_pickups"."is_by_hand";--> statement-breakpoint
CREATE INDEX "order_lines_by_replaced" ON "order_lines" USING btree ("replaces_line_id") WHERE "order_lines"."replaces_line_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_replaced" ON "orders" USING btree ("replaces") WHERE "orders"."replaces" is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_replacement" CHECK (("order_lines"."replaces_line_id" is null) = ("order_lines"."value_paise" is null) and ("order_lines"."replaces_line_id" is null or "order_lines"."unit_paise" = 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_replacement" CHECK (("orders"."replaces" is null) = ("orders"."payment_mode" <> 'NONE')
        and ("orders"."replaces" is null) = ("orders"."replacement_reason" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_replacement_free" CHECK ("orders"."replaces" is null or ("orders"."subtotal_paise" = 0 and "orders"."fee_paise" = 0 and "orders"."total_paise" = 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_given_up" CHECK ("orders"."given_up_at" is null or "orders"."replaces" is not null);--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_state" CHECK ("returns"."state" in ('requested', 'approved', 'picked_up', 'inspected', 'refunded', 'replaced', 'refused', 'withdrawn'));
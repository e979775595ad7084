CREATE TABLE "return_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cash_entries" DROP CONSTRAINT "cash_entries_kind";--> statement-breakpoint
ALTER TABLE "cash_entries" DROP CONSTRAINT "cash_entries_sign";--> statement-breakpoint
ALTER TABLE "remittance_rows" ADD COLUMN "note" varchar(300) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "paid_in_day_paise" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_by" varchar(80);--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "return_links" ADD CONSTRAINT "return_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_links_by_order" ON "return_links" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "returns_by_payer" ON "returns" USING btree ("paid_by","refunded_at");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_kind" CHECK ("cash_entries"."kind" in ('due', 'remitted', 'charge', 'reversed', 'lost', 'written_off', 'refunded'));--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_sign" CHECK ("cash_entries"."kind" = 'charge' or (("cash_entries"."kind" in ('due', 'reversed')) = ("cash_entries"."paise" >= 0)) = ("cash_entries"."reverses" is null));
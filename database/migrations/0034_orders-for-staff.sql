CREATE TABLE "contact_looks" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"author_id" integer NOT NULL,
	"text" varchar(500) NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_looks" ADD CONSTRAINT "contact_looks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_looks_by_order" ON "contact_looks" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_by_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_estimate" ON "orders" USING btree ("estimated_delivery_date","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_pincode" ON "orders" USING btree (("address"->>'pincode'),"placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree (("address"->>'phone'),"placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("placed_at","id") WHERE "orders"."state" not in ('delivered', 'cancelled', 'returned');--> statement-breakpoint
CREATE INDEX "orders_by_name" ON "orders" USING gin (to_tsvector('simple', "address"->>'name'));
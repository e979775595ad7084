ALTER TABLE "orders" ADD COLUMN "held_for" varchar(20);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "send_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmed_by" varchar(10);--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("placed_at","id") WHERE "orders"."held_for" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_held_while_placed" CHECK ("orders"."held_for" is null or "orders"."state" = 'placed');
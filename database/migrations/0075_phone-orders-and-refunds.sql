ALTER TABLE "orders" ADD COLUMN "contact_email" varchar(254);--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "payout_by" integer;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "without_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_part_of_contact_email" ON "orders" USING gin ("contact_email" gin_trgm_ops);
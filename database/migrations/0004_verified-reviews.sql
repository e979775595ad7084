ALTER TABLE "reviews" ADD COLUMN "verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_id" uuid;--> statement-breakpoint
CREATE INDEX "reviews_by_person" ON "reviews" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_verified" ON "reviews" USING btree ("person_id","product_id") WHERE "reviews"."verified";--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_verified_by_order" CHECK (not "reviews"."verified" or "reviews"."order_id" is not null);
ALTER TABLE "hand_couriers" DROP CONSTRAINT "hand_couriers_name_unique";--> statement-breakpoint
ALTER TABLE "hand_couriers" ADD COLUMN "file_columns" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "shipments_by_order_number" ON "shipments" USING btree ("order_number");
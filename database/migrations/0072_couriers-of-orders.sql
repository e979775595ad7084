CREATE TABLE "courier_pincodes" (
	"pincode" text PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	CONSTRAINT "courier_pincodes_digits" CHECK ("courier_pincodes"."pincode" ~ '^[1-9][0-9]{1,5}$')
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "chosen_courier" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "courier_pincodes_by_carrier" ON "courier_pincodes" USING btree ("carrier");
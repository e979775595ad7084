CREATE TABLE "shipment_scans" (
	"id" serial PRIMARY KEY NOT NULL,
	"waybill" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"code" text NOT NULL,
	"place" text NOT NULL,
	"remarks" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_scans_once" UNIQUE("waybill","at","type","code","place","status")
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "check_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipment_scans" ADD CONSTRAINT "shipment_scans_waybill_shipments_waybill_fk" FOREIGN KEY ("waybill") REFERENCES "public"."shipments"("waybill") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipments_to_check" ON "shipments" USING btree ("check_at") WHERE "shipments"."state" = 'created' and "shipments"."ended_at" is null;
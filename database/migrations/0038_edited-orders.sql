CREATE TABLE "former_parcels" (
	"order_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"waybill" text,
	"state" text DEFAULT 'withdrawn' NOT NULL,
	"last_error" text,
	"retired_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_parcels_order_id_revision_pk" PRIMARY KEY("order_id","revision"),
	CONSTRAINT "former_parcels_waybill_unique" UNIQUE("waybill")
);
--> statement-breakpoint
ALTER TABLE "tracking_scans" DROP CONSTRAINT "tracking_scans_waybill_shipments_waybill_fk";
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
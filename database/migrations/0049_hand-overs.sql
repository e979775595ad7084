CREATE TABLE "hand_over_parcels" (
	"hand_over_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"outcome" varchar(20),
	"problem" varchar(200) DEFAULT '' NOT NULL,
	"waybill" varchar(60) DEFAULT '' NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "hand_over_parcels_hand_over_id_order_id_pk" PRIMARY KEY("hand_over_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickups" (
	"place" text NOT NULL,
	"day" date NOT NULL,
	"time" text NOT NULL,
	"parcels" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickups_place_day_pk" PRIMARY KEY("place","day")
);
--> statement-breakpoint
ALTER TABLE "parcel_papers" ADD COLUMN "hand_over_id" uuid;--> statement-breakpoint
ALTER TABLE "hand_over_parcels" ADD CONSTRAINT "hand_over_parcels_hand_over_id_hand_overs_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."hand_overs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over_parcels" ADD CONSTRAINT "hand_over_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_over_parcels_by_order" ON "hand_over_parcels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "hand_over_parcels_left" ON "hand_over_parcels" USING btree ("left_at") WHERE "hand_over_parcels"."left_at" is not null;--> statement-breakpoint
CREATE INDEX "hand_overs_by_time" ON "hand_overs" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "parcel_papers" ADD CONSTRAINT "parcel_papers_hand_over_id_hand_overs_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."hand_overs"("id") ON DELETE no action ON UPDATE no action;
CREATE TABLE "hand_couriers" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"track_url" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "hand_couriers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "hand_courier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_scans" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "tracking_scans" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_scans" ADD COLUMN "undoes" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_couriers_by_name" ON "hand_couriers" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "tracking_scans" ADD CONSTRAINT "tracking_scans_undoes_unique" UNIQUE("undoes");--> statement-breakpoint
INSERT INTO "hand_couriers" ("name", "track_url") VALUES
	('Blue Dart', ''),
	('DTDC', ''),
	('India Post', ''),
	('Own rider', ''),
	('Shiprocket', 'https://shiprocket.co/tracking/{waybill}');
--> statement-breakpoint
CREATE TRIGGER "tracking_scans_author_name" BEFORE INSERT OR UPDATE OF "author_id" ON "tracking_scans" FOR EACH ROW WHEN (new."author_id" IS NOT NULL)
	EXECUTE FUNCTION name_author('author_id', 'author_name');

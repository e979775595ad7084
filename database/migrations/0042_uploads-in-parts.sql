CREATE TABLE "file_parts" (
	"upload_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "file_parts_upload_id_number_pk" PRIMARY KEY("upload_id","number")
);
--> statement-breakpoint
CREATE TABLE "file_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" varchar(10) NOT NULL,
	"bytes" integer NOT NULL,
	"result" varchar(60),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "upload_id" uuid;--> statement-breakpoint
ALTER TABLE "file_parts" ADD CONSTRAINT "file_parts_upload_id_file_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."file_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_uploads_by_age" ON "file_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "file_uploads_by_user" ON "file_uploads" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
UPDATE "bulk_changes" SET "upload_id" = gen_random_uuid() WHERE "kind" = 'file' AND "created_at" > now() - interval '1 day';--> statement-breakpoint
INSERT INTO "file_uploads" ("id", "user_id", "purpose", "bytes", "created_at")
	SELECT "upload_id", "author_id", 'import', "bytes", "created_at" FROM "bulk_changes" WHERE "upload_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "file_parts" ("upload_id", "number", "content")
	SELECT "upload_id", "number", "content" FROM "bulk_parts" JOIN "bulk_changes" ON "id" = "change_id" WHERE "upload_id" IS NOT NULL;--> statement-breakpoint
DROP TABLE "bulk_parts";

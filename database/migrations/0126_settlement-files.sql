CREATE TABLE "settlement_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider" varchar(20) NOT NULL,
	"name" varchar(200) NOT NULL,
	"bytes" integer NOT NULL,
	"upload_id" uuid,
	"state" varchar(10) DEFAULT 'uploading' NOT NULL,
	"result" jsonb,
	"problem" varchar(300),
	"author_id" integer NOT NULL,
	"author_name" varchar(80) DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER settlement_files_author_name BEFORE INSERT OR UPDATE OF author_id ON "settlement_files" FOR EACH ROW
  WHEN (new.author_id IS NOT NULL) EXECUTE FUNCTION name_author('author_id', 'author_name');

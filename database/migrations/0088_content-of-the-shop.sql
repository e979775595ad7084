CREATE TABLE "content_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" varchar(20) NOT NULL,
	"key" varchar(300) NOT NULL,
	"language" varchar(5) DEFAULT 'en' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_entries_key" UNIQUE("kind","key","language")
);
--> statement-breakpoint
CREATE TABLE "content_moves" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" varchar(20) NOT NULL,
	"key" varchar(300) NOT NULL,
	"entry_id" integer NOT NULL,
	CONSTRAINT "content_moves_key" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"id" smallint PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"state" varchar(12) NOT NULL,
	"data" jsonb NOT NULL,
	"number" integer,
	"reason" varchar(500) DEFAULT '' NOT NULL,
	"problem" varchar(500) DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"author_id" integer,
	"author_name" varchar(80) DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	CONSTRAINT "content_versions_numbers" UNIQUE("entry_id","number"),
	CONSTRAINT "content_versions_state" CHECK ("content_versions"."state" in ('draft', 'scheduled', 'published', 'former')),
	CONSTRAINT "content_versions_hour" CHECK (("content_versions"."state" = 'scheduled') = ("content_versions"."publish_at" is not null)),
	CONSTRAINT "content_versions_published" CHECK (("content_versions"."state" in ('published', 'former')) = ("content_versions"."published_at" is not null)),
	CONSTRAINT "content_versions_number" CHECK (("content_versions"."published_at" is null) = ("content_versions"."number" is null))
);
--> statement-breakpoint
ALTER TABLE "content_moves" ADD CONSTRAINT "content_moves_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_moves_by_entry" ON "content_moves" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_draft" ON "content_versions" USING btree ("entry_id") WHERE "content_versions"."state" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_scheduled" ON "content_versions" USING btree ("entry_id") WHERE "content_versions"."state" = 'scheduled';--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_shown" ON "content_versions" USING btree ("entry_id") WHERE "content_versions"."state" = 'published';--> statement-breakpoint
CREATE INDEX "content_versions_due" ON "content_versions" USING btree ("publish_at") WHERE "content_versions"."state" = 'scheduled';--> statement-breakpoint
CREATE TRIGGER content_versions_author_name BEFORE INSERT OR UPDATE OF author_id ON content_versions FOR EACH ROW
  WHEN (new.author_id IS NOT NULL) EXECUTE FUNCTION name_author('author_id', 'author_name');

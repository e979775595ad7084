CREATE TABLE "avatars" (
	"id" serial PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"path" varchar(200) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "avatars_path_unique" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatars_by_person" ON "avatars" USING btree ("person_id");
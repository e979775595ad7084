CREATE TABLE "content_pictures" (
	"name" varchar(40) PRIMARY KEY NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"named_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_pictures_by_use" ON "content_pictures" USING btree ("named_at");
CREATE TABLE "product_pictures" (
	"name" varchar(40) PRIMARY KEY NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_alts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "product_pictures_unused" ON "product_pictures" USING btree ("unused_since") WHERE "product_pictures"."unused_since" is not null;
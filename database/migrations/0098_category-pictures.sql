ALTER TABLE "categories" ADD COLUMN "picture" varchar(40) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "picture_alt" varchar(200) DEFAULT '' NOT NULL;
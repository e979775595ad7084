CREATE TABLE "saved_views" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"list" varchar(40) NOT NULL,
	"name" varchar(60) NOT NULL,
	"query" varchar(500) NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("user_id","list","name")
);

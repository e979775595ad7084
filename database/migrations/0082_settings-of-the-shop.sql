CREATE TABLE "settings" (
	"name" varchar(60) PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_value" CHECK (length("settings"."value") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "settings_revision" (
	"id" smallint PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);

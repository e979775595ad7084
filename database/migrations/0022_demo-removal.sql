CREATE TABLE "demo_removals" (
	"id" integer PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);

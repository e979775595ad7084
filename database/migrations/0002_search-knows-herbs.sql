CREATE TABLE "search_misses" (
	"folded" varchar(80) PRIMARY KEY NOT NULL,
	"text" varchar(80) NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_asked_on" date DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"folded" varchar(80) PRIMARY KEY NOT NULL,
	"text" varchar(80) NOT NULL,
	"means" varchar(80) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "contained" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "contained_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', contained)) STORED;--> statement-breakpoint
CREATE INDEX "search_entries_contained_vector" ON "search_entries" USING gin ("contained_vector");
ALTER TABLE "search_entries" ALTER COLUMN "name_vector" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "name_vector" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "vector" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "vector" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "contained_vector" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "contained_vector" DROP EXPRESSION;--> statement-breakpoint
CREATE INDEX "search_words_as_written" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "search_entries" DROP COLUMN "contained";
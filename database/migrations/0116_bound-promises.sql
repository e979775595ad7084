ALTER TABLE "content_versions" ADD COLUMN "promises_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promotion_codes" ADD COLUMN "inbox" varchar(254);--> statement-breakpoint
ALTER TABLE "promotion_codes" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "is_for_newsletter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "demo_key" varchar(24);--> statement-breakpoint
ALTER TABLE "promotion_codes" ADD CONSTRAINT "promotion_codes_inbox_unique" UNIQUE("inbox");--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_demo_key_unique" UNIQUE("demo_key");--> statement-breakpoint
-- A real shop has two weeks to choose the offers of words that it published before.
UPDATE "content_versions" AS version SET "promises_until" = now() + interval '14 days'
FROM "content_entries" AS entry
WHERE entry.id = version.entry_id AND version.state = 'published' AND NOT version.is_demo
  AND entry.kind IN ('banner', 'home', 'home-sections', 'carousel');

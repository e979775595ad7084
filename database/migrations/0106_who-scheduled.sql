ALTER TABLE "content_versions" ADD COLUMN "scheduled_by" integer;--> statement-breakpoint
UPDATE "content_versions" SET "scheduled_by" = (
  SELECT "change_log"."author_id" FROM "change_log"
  WHERE "change_log"."kind" = 'content' AND "change_log"."entity_id" = "content_versions"."entry_id"::text AND "change_log"."after" ? 'hour'
  ORDER BY "change_log"."id" DESC LIMIT 1)
WHERE "state" = 'scheduled';--> statement-breakpoint
-- The owner alone publishes these kinds. A newer draft comes from the version that waited, and stays.
WITH "waiting" AS (
  SELECT "one"."id", "one"."entry_id", EXISTS (
    SELECT FROM "content_versions" AS "newer" WHERE "newer"."entry_id" = "one"."entry_id" AND "newer"."state" = 'draft') AS "has_draft"
  FROM "content_versions" AS "one" JOIN "content_entries" ON "content_entries"."id" = "one"."entry_id"
  WHERE "one"."state" = 'scheduled' AND "content_entries"."kind" IN ('banner', 'policy', 'emails') AND NOT EXISTS (
    SELECT FROM "users" WHERE "users"."id" = "one"."scheduled_by" AND "users"."staff_role" = 'owner')
), "gone" AS (
  DELETE FROM "content_versions" USING "waiting" WHERE "content_versions"."id" = "waiting"."id" AND "waiting"."has_draft"
), "drafts" AS (
  UPDATE "content_versions" SET "state" = 'draft', "publish_at" = NULL, "problem" = 'It waits for the owner, who publishes emails, policies and the banner.'
  FROM "waiting" WHERE "content_versions"."id" = "waiting"."id" AND NOT "waiting"."has_draft"
)
UPDATE "content_entries" SET "revision" = "revision" + 1 FROM "waiting" WHERE "content_entries"."id" = "waiting"."entry_id";

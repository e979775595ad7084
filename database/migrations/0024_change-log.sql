CREATE TABLE "change_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" varchar(40) NOT NULL,
	"entity_id" varchar(60) NOT NULL,
	"action" varchar(10) NOT NULL,
	"author_id" integer,
	"before" jsonb,
	"after" jsonb,
	"undoes" bigint,
	"batch" uuid,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "change_log_action" CHECK ("change_log"."action" in ('create', 'change', 'delete', 'undo')),
	CONSTRAINT "change_log_says_something" CHECK ("change_log"."before" is not null or "change_log"."after" is not null)
);
--> statement-breakpoint
CREATE INDEX "change_log_by_entity" ON "change_log" USING btree ("kind","entity_id","id");--> statement-breakpoint
CREATE INDEX "change_log_by_author" ON "change_log" USING btree ("author_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "change_log_by_kind" ON "change_log" USING btree ("kind","changed_at","id");--> statement-breakpoint
CREATE INDEX "change_log_by_time" ON "change_log" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "change_log_undone" ON "change_log" USING btree ("undoes") WHERE "change_log"."undoes" is not null;--> statement-breakpoint
CREATE INDEX "change_log_by_batch" ON "change_log" USING btree ("batch") WHERE "change_log"."batch" is not null;--> statement-breakpoint
-- The log is evidence, so nobody rewrites it.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER change_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "change_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

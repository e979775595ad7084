ALTER TABLE "contact_looks" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "change_log" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_log" ADD COLUMN "asked_by_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "remittances" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "remittances" ADD COLUMN "booked_by" integer;--> statement-breakpoint
ALTER TABLE "remittances" ADD COLUMN "booked_by_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "remittances" ADD COLUMN "undone_by_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "started_by" integer;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "started_by_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_papers" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gst_returns" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_looks" ADD COLUMN "what" varchar(20) DEFAULT 'contact' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_looks" ADD COLUMN "about" varchar(120) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_looks" ADD COLUMN "user_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "return_events" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "return_links" ADD COLUMN "user_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rescues" ADD COLUMN "author_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_looks_by_time" ON "contact_looks" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "contact_looks_by_user" ON "contact_looks" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "contact_looks_by_kind" ON "contact_looks" USING btree ("what","at","id");--> statement-breakpoint
-- The name that the author has at the time. The first argument is the column of the account's id, the second that of the name.
CREATE FUNCTION name_author() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  author integer;
  author_name text;
BEGIN
  EXECUTE format('SELECT ($1).%I', tg_argv[0]) INTO author USING new;
  SELECT left(coalesce(nullif(first_name, ''), nullif(last_name, ''), 'Staff member ' || id), 80)
    INTO author_name FROM users WHERE id = author;
  -- A row may outlive the account of its author.
  IF author_name IS NOT NULL THEN
    new := jsonb_populate_record(new, jsonb_build_object(tg_argv[1], author_name));
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
DO $$
DECLARE
  named record;
BEGIN
  FOR named IN SELECT * FROM (VALUES
    ('change_log', 'author_id', 'author_name'), ('order_events', 'author_id', 'author_name'),
    ('order_notes', 'author_id', 'author_name'), ('inspections', 'author_id', 'author_name'),
    ('stock_changes', 'author_id', 'author_name'), ('bulk_changes', 'author_id', 'author_name'),
    ('bulk_changes', 'started_by', 'started_by_name'), ('cash_entries', 'author_id', 'author_name'),
    ('remittances', 'author_id', 'author_name'), ('remittances', 'booked_by', 'booked_by_name'),
    ('remittances', 'undone_by', 'undone_by_name'), ('gst_returns', 'author_id', 'author_name'),
    ('rescues', 'author_id', 'author_name'), ('hand_overs', 'author_id', 'author_name'),
    ('parcel_papers', 'author_id', 'author_name'), ('return_events', 'author_id', 'author_name'),
    ('return_links', 'user_id', 'user_name'), ('contact_looks', 'user_id', 'user_name'),
    ('email_log', 'asked_by', 'asked_by_name')) AS all_named (at, id, name)
  LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OF %I ON %I FOR EACH ROW WHEN (new.%I IS NOT NULL)
      EXECUTE FUNCTION name_author(%L, %L)', named.at || '_' || named.name, named.id, named.at, named.id, named.id, named.name);
  END LOOP;
END $$;

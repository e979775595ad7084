CREATE TABLE "cash_blocks" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" varchar(10) NOT NULL,
	"value" varchar(80) NOT NULL,
	"reason" varchar(200) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"author_id" integer NOT NULL,
	"author_name" varchar(80) DEFAULT '' NOT NULL,
	"ended_by" integer,
	"ended_by_name" varchar(80) DEFAULT '' NOT NULL,
	CONSTRAINT "cash_blocks_kind" CHECK ("cash_blocks"."kind" in ('customer', 'phone', 'pincode', 'address')),
	CONSTRAINT "cash_blocks_reason" CHECK ("cash_blocks"."reason" <> '')
);
--> statement-breakpoint
CREATE INDEX "cash_blocks_by_value" ON "cash_blocks" USING btree ("kind","value","ends_at");--> statement-breakpoint
CREATE INDEX "cash_blocks_by_end" ON "cash_blocks" USING btree ("ends_at","id");--> statement-breakpoint
DO $$
DECLARE
  named record;
BEGIN
  FOR named IN SELECT * FROM (VALUES
    ('cash_blocks', 'author_id', 'author_name'), ('cash_blocks', 'ended_by', 'ended_by_name')) AS all_named (at, id, name)
  LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OF %I ON %I FOR EACH ROW WHEN (new.%I IS NOT NULL)
      EXECUTE FUNCTION name_author(%L, %L)', named.at || '_' || named.name, named.id, named.at, named.id, named.id, named.name);
  END LOOP;
END $$;

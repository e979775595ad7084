CREATE TABLE "order_questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"pasted_by" integer,
	"pasted_by_name" varchar(80) DEFAULT '' NOT NULL,
	"state" varchar(10) DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"author_name" varchar(80) DEFAULT '' NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "order_questions_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "order_questions_state" CHECK ("order_questions"."state" in ('open', 'answered', 'closed')),
	CONSTRAINT "order_questions_settled" CHECK (("order_questions"."state" = 'open') = ("order_questions"."settled_at" is null)),
	CONSTRAINT "order_questions_answer" CHECK (("order_questions"."state" = 'answered') = ("order_questions"."answer" <> ''))
);
--> statement-breakpoint
ALTER TABLE "order_questions" ADD CONSTRAINT "order_questions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_questions_by_order" ON "order_questions" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_questions_open" ON "order_questions" USING btree ("at","id") WHERE "order_questions"."state" = 'open';--> statement-breakpoint
DO $$
DECLARE
  named record;
BEGIN
  FOR named IN SELECT * FROM (VALUES
    ('order_questions', 'author_id', 'author_name'), ('order_questions', 'pasted_by', 'pasted_by_name')) AS all_named (at, id, name)
  LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OF %I ON %I FOR EACH ROW WHEN (new.%I IS NOT NULL)
      EXECUTE FUNCTION name_author(%L, %L)', named.at || '_' || named.name, named.id, named.at, named.id, named.id, named.name);
  END LOOP;
END $$;

CREATE TABLE "grievance_steps" (
	"id" serial PRIMARY KEY NOT NULL,
	"grievance_id" integer NOT NULL,
	"event" varchar(12) NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"author_name" varchar(80) DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grievances" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"state" varchar(12) DEFAULT 'received' NOT NULL,
	"topic" varchar(12) NOT NULL,
	"name" varchar(80) NOT NULL,
	"email" varchar(254),
	"phone" varchar(10),
	"order_number" varchar(20),
	"words" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"redress_by" date NOT NULL,
	"outcome" varchar(12),
	"answered_at" timestamp with time zone,
	"noted_by" integer,
	"noted_by_name" varchar(80) DEFAULT '' NOT NULL,
	"erasure_asked_at" timestamp with time zone,
	CONSTRAINT "grievances_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "grievances_state" CHECK ("grievances"."state" in ('received', 'acknowledged', 'answered', 'spam')),
	CONSTRAINT "grievances_answered" CHECK (("grievances"."state" in ('answered', 'spam')) = ("grievances"."answered_at" is not null)),
	CONSTRAINT "grievances_outcome" CHECK (("grievances"."state" = 'answered') = ("grievances"."outcome" is not null))
);
--> statement-breakpoint
ALTER TABLE "grievance_steps" ADD CONSTRAINT "grievance_steps_grievance_id_grievances_id_fk" FOREIGN KEY ("grievance_id") REFERENCES "public"."grievances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grievance_steps_by_grievance" ON "grievance_steps" USING btree ("grievance_id","id");--> statement-breakpoint
CREATE INDEX "grievances_by_state" ON "grievances" USING btree ("state","received_at","id");--> statement-breakpoint
CREATE INDEX "grievances_by_time" ON "grievances" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "grievances_by_email" ON "grievances" USING btree ("email");--> statement-breakpoint
CREATE INDEX "grievances_by_order" ON "grievances" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "grievances_by_answer" ON "grievances" USING btree ("answered_at");--> statement-breakpoint
DO $$
DECLARE
  named record;
BEGIN
  FOR named IN SELECT * FROM (VALUES
    ('grievances', 'noted_by', 'noted_by_name'), ('grievance_steps', 'author_id', 'author_name')) AS all_named (at, id, name)
  LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OF %I ON %I FOR EACH ROW WHEN (new.%I IS NOT NULL)
      EXECUTE FUNCTION name_author(%L, %L)', named.at || '_' || named.name, named.id, named.at, named.id, named.id, named.name);
  END LOOP;
END $$;

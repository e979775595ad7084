CREATE TABLE "newsletter_issues" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" varchar(10) DEFAULT 'draft' NOT NULL,
	"data" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reason" varchar(500) DEFAULT '' NOT NULL,
	"problem" varchar(500) DEFAULT '' NOT NULL,
	"author_id" integer,
	"author_name" varchar(80) DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"runner" uuid,
	"runner_until" timestamp with time zone,
	CONSTRAINT "newsletter_issues_state" CHECK ("newsletter_issues"."state" in ('draft', 'scheduled', 'sending', 'stopped', 'done')),
	CONSTRAINT "newsletter_issues_hour" CHECK (("newsletter_issues"."state" = 'scheduled') = ("newsletter_issues"."send_at" is not null)),
	CONSTRAINT "newsletter_issues_started" CHECK (("newsletter_issues"."state" in ('sending', 'stopped', 'done')) = ("newsletter_issues"."started_at" is not null)),
	CONSTRAINT "newsletter_issues_done" CHECK (("newsletter_issues"."state" = 'done') = ("newsletter_issues"."done_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_recipients" (
	"issue_id" integer NOT NULL,
	"subscriber_id" integer NOT NULL,
	"state" varchar(12) DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" varchar(300),
	CONSTRAINT "newsletter_recipients_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id"),
	CONSTRAINT "newsletter_recipients_state" CHECK ("newsletter_recipients"."state" in ('waiting', 'sent', 'refused', 'left_out', 'unsubscribed'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_recipients_waiting" ON "newsletter_recipients" USING btree ("issue_id","at","subscriber_id") WHERE "newsletter_recipients"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "newsletter_recipients_by_subscriber" ON "newsletter_recipients" USING btree ("subscriber_id");--> statement-breakpoint
CREATE TRIGGER newsletter_issues_author_name BEFORE INSERT OR UPDATE OF author_id ON newsletter_issues FOR EACH ROW
  WHEN (new.author_id IS NOT NULL) EXECUTE FUNCTION name_author('author_id', 'author_name');

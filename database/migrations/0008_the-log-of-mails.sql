CREATE TABLE "mail_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipient" varchar(254) NOT NULL,
	"template" varchar(60) NOT NULL,
	"about" varchar(40),
	"subject" varchar(300),
	"state" varchar(10) DEFAULT 'queued' NOT NULL,
	"error" varchar(300),
	"tries" smallint DEFAULT 0 NOT NULL,
	"message_id" varchar(200),
	"sealed_data" text,
	"repeats" integer,
	"asked_by" integer,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "mail_log_by_recipient" ON "mail_log" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mail_log_by_about" ON "mail_log" USING btree ("about");--> statement-breakpoint
CREATE INDEX "mail_log_by_time" ON "mail_log" USING btree ("queued_at");
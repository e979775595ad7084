CREATE TABLE "new_order_emails" (
	"id" integer PRIMARY KEY NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	"told" uuid[] DEFAULT '{}' NOT NULL,
	"emailed_at" timestamp with time zone,
	CONSTRAINT "new_order_emails_one" CHECK ("new_order_emails"."id" = 1)
);

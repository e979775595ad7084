CREATE TABLE "mail_outages" (
	"id" smallint PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"email" varchar(254) NOT NULL,
	"browser_hash" varchar(64) NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_browsers_email_browser_hash_pk" PRIMARY KEY("email","browser_hash")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "google_issuer" varchar(200);--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "google_sub" varchar(255);--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "without_cookie" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_google_account" UNIQUE("google_issuer","google_sub");
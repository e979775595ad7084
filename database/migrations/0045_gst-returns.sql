CREATE TABLE "gst_returns" (
	"month" varchar(7) PRIMARY KEY NOT NULL,
	"sheets" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"author_id" integer NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gst_returns_month" CHECK ("gst_returns"."month" ~ '^\d{4}-\d{2}$')
);
--> statement-breakpoint
CREATE INDEX "credit_notes_by_time" ON "credit_notes" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "invoices" USING btree ("issued_at","id");
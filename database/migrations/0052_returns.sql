CREATE TABLE "credited_lines" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"credited_quantity" integer NOT NULL,
	"paid_paise" integer NOT NULL,
	"credited_paise" integer NOT NULL,
	CONSTRAINT "credited_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "credited_lines_quantity" CHECK ("credited_lines"."credited_quantity" between 0 and "credited_lines"."quantity"),
	CONSTRAINT "credited_lines_paise" CHECK ("credited_lines"."credited_paise" between 0 and "credited_lines"."paid_paise")
);
--> statement-breakpoint
CREATE TABLE "return_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"return_id" integer NOT NULL,
	"state" varchar(10) NOT NULL,
	"actor" varchar(10) NOT NULL,
	"author_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"refunded_quantity" integer,
	CONSTRAINT "return_lines_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" >= 1),
	CONSTRAINT "return_lines_refunded" CHECK ("return_lines"."refunded_quantity" between 0 and "return_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "return_photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"return_id" integer NOT NULL,
	"path" varchar(160) NOT NULL,
	CONSTRAINT "return_photos_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "return_units" (
	"id" serial PRIMARY KEY NOT NULL,
	"return_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"batch_id" integer,
	"outcome" varchar(10) NOT NULL,
	"units" integer NOT NULL,
	"change_id" uuid,
	CONSTRAINT "return_units_units" CHECK ("return_units"."units" >= 1),
	CONSTRAINT "return_units_change" CHECK (("return_units"."outcome" = 'sellable') = ("return_units"."change_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"state" varchar(10) DEFAULT 'requested' NOT NULL,
	"reason" varchar(20) NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"asked_by" varchar(10) NOT NULL,
	"answer" varchar(300) DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"refund_paise" integer,
	"refund_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"payout_sealed" text,
	"payout_hint" varchar(60) DEFAULT '' NOT NULL,
	"payout_at" timestamp with time zone,
	"payout_version" smallint DEFAULT 0 NOT NULL,
	"approved_by" integer,
	"paid_by" integer,
	"refunded_at" timestamp with time zone,
	"reference" varchar(60) DEFAULT '' NOT NULL,
	CONSTRAINT "returns_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "returns_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "returns_state" CHECK ("returns"."state" in ('requested', 'approved', 'picked_up', 'inspected', 'refunded', 'refused', 'withdrawn')),
	CONSTRAINT "returns_refund" CHECK (("returns"."state" in ('inspected', 'refunded')) = (coalesce("returns"."refund_paise", 0) > 0)),
	CONSTRAINT "returns_paid" CHECK (("returns"."state" = 'refunded') = ("returns"."refunded_at" is not null)),
	CONSTRAINT "returns_payout" CHECK ("returns"."payout_sealed" is null or "returns"."payout_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "credit_notes" DROP CONSTRAINT "credit_notes_order_id_unique";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "return_id" integer;--> statement-breakpoint
ALTER TABLE "credited_lines" ADD CONSTRAINT "credited_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_units" ADD CONSTRAINT "return_units_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "return_events_once" ON "return_events" USING btree ("return_id","state");--> statement-breakpoint
CREATE INDEX "return_photos_by_return" ON "return_photos" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "return_units_by_return" ON "return_units" USING btree ("return_id");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_one_open" ON "returns" USING btree ("order_id") WHERE "returns"."state" in ('requested', 'approved', 'picked_up');--> statement-breakpoint
CREATE INDEX "returns_by_order" ON "returns" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "returns_by_state" ON "returns" USING btree ("state","since","id");--> statement-breakpoint
CREATE INDEX "returns_by_time" ON "returns" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "returns_with_payout" ON "returns" USING btree ("payout_at") WHERE "returns"."payout_sealed" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_whole" ON "credit_notes" USING btree ("order_id") WHERE "credit_notes"."return_id" is null;--> statement-breakpoint
CREATE INDEX "credit_notes_by_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_return_id_unique" UNIQUE("return_id");
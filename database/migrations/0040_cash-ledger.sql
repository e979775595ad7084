CREATE TABLE "cash_days" (
	"day" date NOT NULL,
	"courier" varchar(40) NOT NULL,
	"kind" varchar(12) NOT NULL,
	"paise" bigint NOT NULL,
	CONSTRAINT "cash_days_day_courier_kind_pk" PRIMARY KEY("day","courier","kind")
);
--> statement-breakpoint
CREATE TABLE "cash_dues" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"order_number" varchar(20) NOT NULL,
	"courier" varchar(40) NOT NULL,
	"waybill" text,
	"due_paise" integer NOT NULL,
	"open_paise" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "cash_dues_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "cash_dues_not_negative" CHECK ("cash_dues"."due_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cash_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"courier" varchar(40) NOT NULL,
	"kind" varchar(12) NOT NULL,
	"paise" integer NOT NULL,
	"remittance_id" integer,
	"row_number" integer,
	"author_id" integer,
	"request_id" uuid,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_entries_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "cash_entries_once" UNIQUE("remittance_id","row_number","kind"),
	CONSTRAINT "cash_entries_kind" CHECK ("cash_entries"."kind" in ('due', 'remitted', 'charge', 'lost', 'written_off', 'refunded')),
	CONSTRAINT "cash_entries_sign" CHECK (("cash_entries"."kind" = 'due') = ("cash_entries"."paise" >= 0))
);
--> statement-breakpoint
CREATE TABLE "remittance_columns" (
	"courier" varchar(40) PRIMARY KEY NOT NULL,
	"targets" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remittance_rows" (
	"remittance_id" integer NOT NULL,
	"number" integer NOT NULL,
	"waybill" varchar(60) NOT NULL,
	"order_number" varchar(60) NOT NULL,
	"paid_paise" integer NOT NULL,
	"charges_paise" integer NOT NULL,
	"reference" varchar(60) NOT NULL,
	"problem" varchar(300),
	"result" varchar(12) NOT NULL,
	"order_id" uuid,
	"open_paise" integer,
	"booked_at" timestamp with time zone,
	CONSTRAINT "remittance_rows_remittance_id_number_pk" PRIMARY KEY("remittance_id","number")
);
--> statement-breakpoint
CREATE TABLE "remittances" (
	"id" serial PRIMARY KEY NOT NULL,
	"courier" varchar(40) NOT NULL,
	"name" varchar(200) NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"content" "bytea",
	"look" jsonb NOT NULL,
	"columns" jsonb,
	"state" varchar(10) NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"booked_at" timestamp with time zone,
	CONSTRAINT "remittances_file" UNIQUE("courier","sha256"),
	CONSTRAINT "remittances_state" CHECK ("remittances"."state" in ('uploaded', 'checked', 'booked'))
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "courier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_order_id_cash_dues_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."cash_dues"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_rows" ADD CONSTRAINT "remittance_rows_remittance_id_remittances_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "public"."remittances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_dues_by_waybill" ON "cash_dues" USING btree ("waybill");--> statement-breakpoint
CREATE INDEX "cash_dues_by_time" ON "cash_dues" USING btree ("since","order_id");--> statement-breakpoint
CREATE INDEX "cash_dues_open" ON "cash_dues" USING btree ("since","order_id") WHERE "cash_dues"."open_paise" > 0;--> statement-breakpoint
CREATE INDEX "cash_dues_short" ON "cash_dues" USING btree ("since","order_id") WHERE "cash_dues"."open_paise" > 0 and "cash_dues"."open_paise" < "cash_dues"."due_paise";--> statement-breakpoint
CREATE INDEX "cash_dues_over" ON "cash_dues" USING btree ("since","order_id") WHERE "cash_dues"."open_paise" < 0;--> statement-breakpoint
CREATE INDEX "cash_dues_settled" ON "cash_dues" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "cash_entries_by_order" ON "cash_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "cash_entries_by_time" ON "cash_entries" USING btree ("booked_at");--> statement-breakpoint
CREATE INDEX "remittance_rows_by_result" ON "remittance_rows" USING btree ("remittance_id","result","number");--> statement-breakpoint
CREATE INDEX "remittance_rows_booked" ON "remittance_rows" USING btree ("order_id") WHERE "remittance_rows"."booked_at" is not null;--> statement-breakpoint
-- The ledger is append-only, as the change log is.
CREATE TRIGGER cash_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "cash_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
-- Delivered orders brought cash, on the day of their delivery. Their courier was not noted.
INSERT INTO cash_dues (order_id, order_number, courier, waybill, due_paise, open_paise, since)
SELECT orders.id, orders.order_number, '', waybill, total_paise, total_paise, coalesce(at, placed_at)
FROM orders LEFT JOIN shipments ON shipments.order_id = orders.id
LEFT JOIN (SELECT order_id, max(at) AS at FROM order_events WHERE state = 'delivered' GROUP BY 1) delivered
  ON delivered.order_id = orders.id
WHERE orders.state = 'delivered';--> statement-breakpoint
INSERT INTO cash_entries (order_id, courier, kind, paise, booked_at)
SELECT order_id, courier, 'due', due_paise, since FROM cash_dues ORDER BY since, order_id;

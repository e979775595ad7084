CREATE TABLE "fee_invoices" (
	"provider" varchar(20) NOT NULL,
	"month" varchar(7) NOT NULL,
	"number" varchar(40) NOT NULL,
	CONSTRAINT "fee_invoices_provider_month_pk" PRIMARY KEY("provider","month")
);
--> statement-breakpoint
CREATE TABLE "money_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" varchar(12) NOT NULL,
	"provider" varchar(20) NOT NULL,
	"payment_id" uuid,
	"row_id" bigint,
	"paise" bigint NOT NULL,
	"task_id" integer,
	"note" varchar(300) NOT NULL,
	"author_id" integer NOT NULL,
	"author_name" varchar(80) DEFAULT '' NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_entries_task_id_unique" UNIQUE("task_id"),
	CONSTRAINT "money_entries_kind" CHECK ("money_entries"."kind" in ('opening', 'written_off')),
	CONSTRAINT "money_entries_subject" CHECK (("money_entries"."payment_id" is null) <> ("money_entries"."row_id" is null))
);
--> statement-breakpoint
CREATE TABLE "settlement_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" varchar(20) NOT NULL,
	"kind" varchar(20) NOT NULL,
	"entity_id" varchar(80) NOT NULL,
	"provider_payment_id" varchar(80),
	"refund_id" uuid,
	"amount_paise" bigint NOT NULL,
	"fee_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"other_paise" bigint NOT NULL,
	"net_paise" bigint NOT NULL,
	"settlement_id" varchar(80) NOT NULL,
	"utr" varchar(60),
	"day" date NOT NULL,
	"repeats" bigint,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement_rows_net" CHECK ("settlement_rows"."net_paise" = "settlement_rows"."amount_paise" - "settlement_rows"."fee_paise" - "settlement_rows"."tax_paise" + "settlement_rows"."other_paise"),
	CONSTRAINT "settlement_rows_kind" CHECK ("settlement_rows"."kind" in ('payment', 'refund', 'refund_reversal', 'chargeback', 'chargeback_reversal', 'adjustment'))
);
--> statement-breakpoint
CREATE TABLE "settlement_tasks" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" varchar(12) NOT NULL,
	"provider" varchar(40) NOT NULL,
	"payment_id" uuid,
	"row_id" bigint,
	"order_number" varchar(20),
	"settlement_id" varchar(80),
	"ours_paise" bigint NOT NULL,
	"theirs_paise" bigint NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" varchar(300) DEFAULT '' NOT NULL,
	"asked_by" integer,
	"asked_by_name" varchar(80) DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone,
	"request_id" uuid,
	"ending" varchar(10),
	"ended_by" integer,
	"ended_by_name" varchar(80) DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "settlement_tasks_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "settlement_tasks_ended" CHECK (("settlement_tasks"."ending" is null) = ("settlement_tasks"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "settlement_totals" (
	"provider" varchar(20) NOT NULL,
	"settlement_id" varchar(80) NOT NULL,
	"utr" varchar(60),
	"paise" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "settlement_totals_provider_settlement_id_pk" PRIMARY KEY("provider","settlement_id")
);
--> statement-breakpoint
ALTER TABLE "staff_invitations" DROP CONSTRAINT "staff_invitations_role";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_staff_role";--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_row_id_settlement_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."settlement_rows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_tasks" ADD CONSTRAINT "settlement_tasks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_tasks" ADD CONSTRAINT "settlement_tasks_row_id_settlement_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."settlement_rows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_entries_opening" ON "money_entries" USING btree ("payment_id") WHERE "money_entries"."kind" = 'opening';--> statement-breakpoint
CREATE INDEX "money_entries_by_payment" ON "money_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_rows_once" ON "settlement_rows" USING btree ("provider","kind","entity_id","settlement_id");--> statement-breakpoint
CREATE INDEX "settlement_rows_by_settlement" ON "settlement_rows" USING btree ("provider","settlement_id");--> statement-breakpoint
CREATE INDEX "settlement_rows_by_day" ON "settlement_rows" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "settlement_tasks_open" ON "settlement_tasks" USING btree ("made_at","id") WHERE "settlement_tasks"."ending" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_tasks_of_row" ON "settlement_tasks" USING btree ("row_id","kind") WHERE "settlement_tasks"."row_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_tasks_of_payment" ON "settlement_tasks" USING btree ("payment_id") WHERE "settlement_tasks"."kind" = 'missing' and "settlement_tasks"."ending" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_tasks_of_total" ON "settlement_tasks" USING btree ("provider","settlement_id") WHERE "settlement_tasks"."kind" = 'total' and "settlement_tasks"."ending" is null;--> statement-breakpoint
CREATE INDEX "settlement_tasks_ended_by" ON "settlement_tasks" USING btree ("ended_by","ended_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_by_provider" ON "payment_refunds" USING btree ("provider_refund_id");--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_role" CHECK ("staff_invitations"."role" in ('owner', 'packer', 'support', 'content', 'accountant'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_role" CHECK ("users"."staff_role" in ('owner', 'packer', 'support', 'content', 'accountant'));--> statement-breakpoint
-- The shop only adds what providers paid out, and what staff book about it.
CREATE TRIGGER settlement_rows_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "settlement_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
CREATE TRIGGER settlement_totals_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "settlement_totals"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
CREATE TRIGGER money_entries_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "money_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
CREATE TRIGGER money_entries_author_name BEFORE INSERT OR UPDATE OF author_id ON "money_entries" FOR EACH ROW
  WHEN (new.author_id IS NOT NULL) EXECUTE FUNCTION name_author('author_id', 'author_name');--> statement-breakpoint
CREATE TRIGGER settlement_tasks_asked_by_name BEFORE INSERT OR UPDATE OF asked_by ON "settlement_tasks" FOR EACH ROW
  WHEN (new.asked_by IS NOT NULL) EXECUTE FUNCTION name_author('asked_by', 'asked_by_name');--> statement-breakpoint
CREATE TRIGGER settlement_tasks_ended_by_name BEFORE INSERT OR UPDATE OF ended_by ON "settlement_tasks" FOR EACH ROW
  WHEN (new.ended_by IS NOT NULL) EXECUTE FUNCTION name_author('ended_by', 'ended_by_name');--> statement-breakpoint
-- The book of money of all money, cash and prepaid. It reads the entries that each module only adds, so nothing is stored twice. `paise` adds to what
-- a courier or a provider owes. What a row of a provider says beyond the shop's own books is `unmatched`, so each row makes 0.
CREATE VIEW "money_book" AS
SELECT 'cash' AS book, e.courier AS party,
  (CASE e.kind WHEN 'due' THEN 'captured' WHEN 'remitted' THEN 'settled' WHEN 'reversed' THEN 'settled' WHEN 'charge' THEN 'fee' ELSE e.kind END)::text AS kind,
  e.paise::bigint AS paise, e.order_id, NULL::uuid AS payment_id, NULL::bigint AS row_id, NULL::text AS settlement_id,
  f.reference::text AS utr, e.booked_at AS at
FROM cash_entries e LEFT JOIN remittance_rows f ON f.remittance_id = e.remittance_id AND f.number = e.row_number
WHERE e.kind <> 'refunded'
UNION ALL
SELECT 'prepaid', p.provider, one.kind, one.paise, p.order_id, p.id, NULL, NULL, one.utr, p.captured_at
FROM payments p, LATERAL (VALUES ('captured', p.amount_paise::bigint, NULL),
  -- Money to the shop's own UPI ID is at its bank at once.
  ('settled', CASE WHEN p.provider = 'upi' THEN -p.amount_paise::bigint END, p.bank_reference::text)) one (kind, paise, utr)
WHERE p.provider <> 'courier' AND p.state IN ('captured', 'refunded') AND one.paise IS NOT NULL
UNION ALL
SELECT 'prepaid', p.provider, one.kind, one.paise, p.order_id, p.id, NULL, NULL, NULL, f.settled_at
FROM payment_refunds f JOIN payments p ON p.id = f.payment_id,
  LATERAL (VALUES ('refunded', -f.amount_paise::bigint), ('settled', CASE WHEN p.provider = 'upi' THEN f.amount_paise::bigint END)) one (kind, paise)
WHERE p.provider <> 'courier' AND f.state = 'processed' AND one.paise IS NOT NULL
UNION ALL
SELECT 'prepaid', r.provider, one.kind, one.paise, p.order_id, p.id, r.id, r.settlement_id, r.utr, r.recorded_at
FROM settlement_rows r
LEFT JOIN payments p ON p.provider = r.provider AND p.provider_payment_id = r.provider_payment_id AND p.state IN ('captured', 'refunded')
LEFT JOIN LATERAL (SELECT sum(m.paise) AS paise FROM money_entries m WHERE m.payment_id = p.id) closed ON r.kind = 'payment'
LEFT JOIN LATERAL (
  SELECT f.amount_paise FROM payment_refunds f
  WHERE f.state = 'processed' AND f.payment_id = p.id AND (f.id = r.refund_id OR f.provider_refund_id = r.entity_id) LIMIT 1
) refund ON r.kind = 'refund',
LATERAL (SELECT CASE WHEN r.repeats IS NOT NULL THEN 0 WHEN r.kind = 'payment' THEN coalesce(p.amount_paise + coalesce(closed.paise, 0), 0)
  WHEN r.kind = 'refund' THEN coalesce(-refund.amount_paise, 0) ELSE 0 END AS paise) own,
LATERAL (VALUES ('fee', -r.fee_paise), ('tax', -r.tax_paise), ('adjusted', r.other_paise), ('settled', -r.net_paise),
  (CASE r.kind WHEN 'chargeback' THEN 'charged_back' WHEN 'chargeback_reversal' THEN 'charged_back' WHEN 'adjustment' THEN 'adjusted'
    WHEN 'refund_reversal' THEN 'refunded' ELSE 'unmatched' END, r.amount_paise - own.paise)) one (kind, paise)
WHERE one.paise <> 0
UNION ALL
SELECT 'prepaid', m.provider, one.kind, one.paise, p.order_id, m.payment_id, m.row_id, NULL, NULL, m.booked_at
FROM money_entries m LEFT JOIN payments p ON p.id = m.payment_id,
  LATERAL (VALUES (m.kind::text, m.paise), ('unmatched', CASE WHEN m.row_id IS NOT NULL THEN -m.paise END)) one (kind, paise)
WHERE one.paise IS NOT NULL;--> statement-breakpoint
-- The money of test orders goes with them.
DO $$
DECLARE
  whole text := pg_get_functiondef('remove_test_orders(integer)'::regprocedure);
  mended text := replace(whole, '  DELETE FROM payment_events WHERE payment_id IN (SELECT id FROM payments WHERE order_id = ANY (removed));',
    '  DELETE FROM settlement_tasks WHERE order_number IN (SELECT order_number FROM orders WHERE id = ANY (removed)) OR payment_id IN (SELECT id FROM payments WHERE order_id = ANY (removed)) OR row_id IN (
    SELECT r.id FROM settlement_rows r JOIN payments p USING (provider, provider_payment_id) WHERE p.order_id = ANY (removed));
  DELETE FROM money_entries WHERE payment_id IN (SELECT id FROM payments WHERE order_id = ANY (removed)) OR row_id IN (
    SELECT r.id FROM settlement_rows r JOIN payments p USING (provider, provider_payment_id) WHERE p.order_id = ANY (removed));
  DELETE FROM settlement_rows r USING payments p
    WHERE p.order_id = ANY (removed) AND p.provider = r.provider AND p.provider_payment_id = r.provider_payment_id;
  DELETE FROM payment_events WHERE payment_id IN (SELECT id FROM payments WHERE order_id = ANY (removed));');
BEGIN
  IF length(mended) - length(whole) < 600 THEN RAISE 'remove_test_orders is another one'; END IF;
  EXECUTE mended;
END $$;

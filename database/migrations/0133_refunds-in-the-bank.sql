CREATE TABLE "courier_bills" (
	"courier" varchar(40) NOT NULL,
	"month" varchar(7) NOT NULL,
	"deliveries_paise" bigint NOT NULL,
	"returns_paise" bigint NOT NULL,
	"author_id" integer NOT NULL,
	"author_name" varchar(80) DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courier_bills_courier_month_pk" PRIMARY KEY("courier","month"),
	CONSTRAINT "courier_bills_amounts" CHECK ("courier_bills"."deliveries_paise" >= 0 and "courier_bills"."returns_paise" >= 0)
);--> statement-breakpoint
CREATE TRIGGER courier_bills_author_name BEFORE INSERT OR UPDATE OF author_id ON "courier_bills" FOR EACH ROW
  WHEN (new.author_id IS NOT NULL) EXECUTE FUNCTION name_author('author_id', 'author_name');--> statement-breakpoint
ALTER TABLE "bank_rows" DROP CONSTRAINT "bank_rows_state";--> statement-breakpoint
ALTER TABLE "bank_rows" DROP CONSTRAINT "bank_rows_sign";--> statement-breakpoint
CREATE INDEX "cash_entries_refunded" ON "cash_entries" USING btree ("booked_at") WHERE "cash_entries"."kind" = 'refunded';--> statement-breakpoint
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_state" CHECK ("bank_rows"."state" in ('open', 'matched', 'reversed', 'reversal', 'out', 'paid', 'bounced', 'restored'));--> statement-breakpoint
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_sign" CHECK (("bank_rows"."paise" < 0) = ("bank_rows"."state" in ('reversal', 'out', 'paid', 'bounced')) and "bank_rows"."paise" <> 0);--> statement-breakpoint
-- A refund that is too old for its provider is paid by the owner from the bank, so the provider owes the same as before.
CREATE OR REPLACE VIEW "money_book" AS
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
  LATERAL (VALUES ('refunded', -f.amount_paise::bigint), ('settled', CASE WHEN p.provider = 'upi' OR f.reason = 'too_old' THEN f.amount_paise::bigint END)) one (kind, paise)
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
WHERE one.paise IS NOT NULL;

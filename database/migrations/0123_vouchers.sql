CREATE TABLE "receipt_vouchers" (
	"id" serial PRIMARY KEY NOT NULL,
	"financial_year" varchar(7) NOT NULL,
	"serial" integer NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	CONSTRAINT "receipt_vouchers_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "receipt_vouchers_serial" UNIQUE("financial_year","serial")
);
--> statement-breakpoint
CREATE TABLE "refund_vouchers" (
	"id" serial PRIMARY KEY NOT NULL,
	"financial_year" varchar(7) NOT NULL,
	"serial" integer NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	CONSTRAINT "refund_vouchers_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "refund_vouchers_serial" UNIQUE("financial_year","serial")
);
--> statement-breakpoint
ALTER TABLE "receipt_vouchers" ADD CONSTRAINT "receipt_vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_vouchers" ADD CONSTRAINT "refund_vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_vouchers_by_time" ON "receipt_vouchers" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "receipt_vouchers_by_order" ON "receipt_vouchers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_vouchers_by_time" ON "refund_vouchers" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "refund_vouchers_by_order" ON "refund_vouchers" USING btree ("order_id");--> statement-breakpoint
CREATE TRIGGER receipt_vouchers_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "receipt_vouchers"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
CREATE TRIGGER refund_vouchers_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "refund_vouchers"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
-- The functions of 0107, which now know the vouchers.
CREATE OR REPLACE FUNCTION erase_customers_of_papers(today date) RETURNS uuid[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  day date := CASE WHEN pg_has_role(session_user, current_user, 'usage') THEN today
    ELSE least(today, (now() AT TIME ZONE 'Asia/Kolkata')::date) END;
  papers text;
  emptied uuid[];
  erased uuid[] := '{}';
BEGIN
  FOREACH papers IN ARRAY ARRAY['invoices', 'credit_notes', 'delivery_challans', 'receipt_vouchers', 'refund_vouchers'] LOOP
    EXECUTE format($papers$
      WITH gone AS (
        UPDATE %I AS paper SET content = content
          || jsonb_build_object('buyer', content->'buyer' || '{"name": "", "phone": "", "addressLine": "", "city": "", "pincode": ""}')
          || CASE WHEN content ? 'registered' THEN '{"registered": {"gstin": "", "name": ""}}'::jsonb ELSE '{}' END
        FROM orders WHERE orders.id = paper.order_id AND orders.user_id IS NULL
          AND financial_year < $1 AND content #>> '{buyer,name}' <> ''
        RETURNING order_id
      ) SELECT coalesce(array_agg(order_id), '{}') FROM gone $papers$, papers)
    INTO emptied USING (extract(year FROM day)::integer - 7)::text;
    erased := erased || emptied;
  END LOOP;
  RETURN erased;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION erase_phones_of_papers(ended uuid[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE invoices SET content = jsonb_set(content, '{buyer,phone}', '""') WHERE order_id = ANY (ended);
  UPDATE credit_notes SET content = jsonb_set(content, '{buyer,phone}', '""') WHERE order_id = ANY (ended);
  UPDATE delivery_challans SET content = jsonb_set(content, '{buyer,phone}', '""') WHERE order_id = ANY (ended);
  UPDATE receipt_vouchers SET content = jsonb_set(content, '{buyer,phone}', '""') WHERE order_id = ANY (ended);
  UPDATE refund_vouchers SET content = jsonb_set(content, '{buyer,phone}', '""') WHERE order_id = ANY (ended);
$$;

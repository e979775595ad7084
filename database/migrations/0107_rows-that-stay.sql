-- The shop's role adds rows to these tables, and neither changes nor deletes one. The owner's functions below do what erasure and the removal
-- of the demo need. `pg_catalog` is named, since a caller's temporary table could stand in for a catalogue.
CREATE FUNCTION refuse_shop() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT pg_has_role(current_user, (SELECT relowner FROM pg_catalog.pg_class WHERE oid = tg_relid), 'usage') THEN
    RAISE insufficient_privilege USING message = format('The shop never changes or deletes rows of %s', tg_table_name);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER contact_looks_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "contact_looks"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
CREATE TRIGGER order_events_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
CREATE TRIGGER order_notes_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_notes"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
CREATE TRIGGER stock_movements_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "stock_movements"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
CREATE TRIGGER batch_movements_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "batch_movements"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
CREATE TRIGGER return_events_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "return_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
CREATE TRIGGER invoices_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
CREATE TRIGGER credit_notes_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_notes"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
CREATE TRIGGER delivery_challans_refuse_shop BEFORE UPDATE OR DELETE OR TRUNCATE ON "delivery_challans"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
-- Else an own batch with its movements would become one of the demo.
CREATE TRIGGER batches_keep_product BEFORE UPDATE OF product_id ON "batches"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_shop();--> statement-breakpoint
-- Erases the words about customers from orders that name nobody any more: notes of the customer, and with `of_staff` those of staff.
-- Who did what and when stays.
CREATE FUNCTION erase_words_of_orders(erased uuid[], of_staff boolean) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE order_events SET note = NULL FROM orders
  WHERE orders.id = ANY (erased) AND orders.user_id IS NULL AND orders.address->>'phone' = '' AND order_id = orders.id
    AND note IS NOT NULL AND (actor = 'shopper' OR (of_staff AND actor <> 'system'));
  DELETE FROM order_notes USING orders
  WHERE orders.id = ANY (erased) AND orders.user_id IS NULL AND orders.address->>'phone' = '' AND order_id = orders.id;
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION erase_words_of_orders(uuid[], boolean) FROM PUBLIC;--> statement-breakpoint
-- Erases the customers without an account from papers whose retention ended before `today`, and returns the orders of the papers: 72 months
-- after 31 December of the year in which the financial year ends (sections 36 and 44 of the CGST Act, rule 80): 2026-27 until 2033-12-31. Only a session of the owner names a day to come, as tests do.
CREATE FUNCTION erase_customers_of_papers(today date) RETURNS uuid[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  day date := CASE WHEN pg_has_role(session_user, current_user, 'usage') THEN today
    ELSE least(today, (now() AT TIME ZONE 'Asia/Kolkata')::date) END;
  papers text;
  emptied uuid[];
  erased uuid[] := '{}';
BEGIN
  FOREACH papers IN ARRAY ARRAY['invoices', 'credit_notes', 'delivery_challans'] LOOP
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
REVOKE EXECUTE ON FUNCTION erase_customers_of_papers(date) FROM PUBLIC;--> statement-breakpoint
-- Erases the phone number of the customer, and nothing else, from the papers of these orders. An account that ends calls it before its orders
-- lose their account.
CREATE FUNCTION erase_phones_of_papers(ended uuid[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE invoices SET content = jsonb_set(content, '{buyer,phone}', '""') WHERE order_id = ANY (ended);
  UPDATE credit_notes SET content = jsonb_set(content, '{buyer,phone}', '""') WHERE order_id = ANY (ended);
  UPDATE delivery_challans SET content = jsonb_set(content, '{buyer,phone}', '""') WHERE order_id = ANY (ended);
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION erase_phones_of_papers(uuid[]) FROM PUBLIC;--> statement-breakpoint
-- Deletes the stock movements of products that bear the mark of the demo, before they go themselves.
CREATE FUNCTION remove_demo_movements() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM batch_movements USING batches, products
  WHERE batches.id = batch_id AND products.id = batches.product_id AND is_demo;
  DELETE FROM stock_movements USING products WHERE products.id = product_id AND is_demo;
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION remove_demo_movements() FROM PUBLIC;--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_demo_mark() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT pg_has_role(current_user, (SELECT relowner FROM pg_catalog.pg_class WHERE oid = tg_relid), 'usage') THEN
    RAISE insufficient_privilege USING message = 'Only the owner of the tables marks a product as one of the demo';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
-- The removal of test orders takes the movements of a restock only where they are of the demo: the shop's role may write to which restock an
-- inspected unit belongs.
DO $$
DECLARE
  whole text := pg_get_functiondef('remove_test_orders(integer)'::regprocedure);
  mended text := replace(replace(whole,
    'DELETE FROM stock_movements WHERE order_id = ANY (removed::text[]) OR change_id = ANY (restocked)',
    'DELETE FROM stock_movements WHERE order_id = ANY (removed::text[])
      OR (change_id = ANY (restocked) AND product_id IN (SELECT id FROM products WHERE is_demo))'),
    'DELETE FROM batch_movements WHERE order_id = ANY (removed::text[]) OR change_id = ANY (restocked)',
    'DELETE FROM batch_movements WHERE order_id = ANY (removed::text[]) OR (change_id = ANY (restocked)
      AND batch_id IN (SELECT batches.id FROM batches JOIN products ON products.id = product_id WHERE is_demo))');
BEGIN
  IF length(mended) - length(whole) < 150 THEN RAISE 'remove_test_orders is another one'; END IF;
  EXECUTE mended;
END $$;

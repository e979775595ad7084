CREATE TABLE "own_records" (
	"kind" varchar(12) NOT NULL,
	"entity_id" varchar(80) NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_records_kind_entity_id_pk" PRIMARY KEY("kind","entity_id")
);
--> statement-breakpoint
ALTER TABLE "demo_removals" ADD COLUMN "state" varchar(10) DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_removals" ADD COLUMN "keep" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_removals" ADD COLUMN "orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_removals" ADD COLUMN "orders_gone" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_removals" ADD COLUMN "products_gone" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_removals" ADD COLUMN "backup" varchar(80);--> statement-breakpoint
ALTER TABLE "demo_removals" ADD COLUMN "problem" varchar(500);--> statement-breakpoint
ALTER TABLE "demo_removals" ADD COLUMN "started_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_removals" ADD CONSTRAINT "demo_removals_state" CHECK ("demo_removals"."state" in ('backup', 'orders', 'products', 'done', 'stopped'));--> statement-breakpoint
ALTER TABLE "demo_removals" ADD CONSTRAINT "demo_removals_stopped" CHECK (("demo_removals"."state" = 'stopped') = ("demo_removals"."problem" is not null));
--> statement-breakpoint
-- Orders with a product of the merchant's own are never test orders. The shop's role may rewrite orders and lines, so what it wrote at
-- first is noted where it only adds. Names are qualified, since a caller's temporary table could stand in for one.
CREATE TRIGGER own_records_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "own_records"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE FUNCTION line_is_of_demo(product_id integer, parts jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (
    SELECT FROM (
      SELECT $1 AS id UNION ALL
      SELECT CASE WHEN part->>'productId' ~ '^\d{1,9}$' THEN (part->>'productId')::integer END
      FROM jsonb_array_elements(CASE jsonb_typeof($2) WHEN 'array' THEN $2 ELSE '[]' END) AS part
    ) AS sold LEFT JOIN public.products ON products.id = sold.id
    WHERE products.is_demo IS NOT TRUE
  )
$$;--> statement-breakpoint
CREATE FUNCTION note_own_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.products WHERE is_demo) THEN
    INSERT INTO public.own_records (kind, entity_id)
    SELECT DISTINCT noted.kind, noted.id FROM added JOIN public.orders ON orders.id = added.order_id,
      LATERAL (VALUES ('order', orders.id::text), ('order-number', orders.order_number)) AS noted (kind, id)
    WHERE NOT public.line_is_of_demo(added.product_id, added.parts)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_lines_note_own AFTER INSERT ON order_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_own_orders();--> statement-breakpoint
CREATE TRIGGER order_lines_note_own_change AFTER UPDATE ON order_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_own_orders();--> statement-breakpoint
CREATE FUNCTION note_of_own_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.own_records (kind, entity_id)
  SELECT tg_argv[0], added.id::text FROM added JOIN public.own_records AS own
    ON own.kind = 'order' AND own.entity_id = added.order_id::text
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER returns_note_own AFTER INSERT ON returns REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_of_own_order('return');--> statement-breakpoint
CREATE TRIGGER rescues_note_own AFTER INSERT ON rescues REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_of_own_order('rescue');--> statement-breakpoint
-- The orders of a product that staff keep are the merchant's own from now on.
CREATE FUNCTION note_orders_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH own AS (
    SELECT DISTINCT orders.id, orders.order_number, orders.placed_at FROM public.order_lines JOIN public.orders ON orders.id = order_id
    WHERE product_id = new.id OR parts @> jsonb_build_array(jsonb_build_object('productId', new.id))
  )
  INSERT INTO public.own_records (kind, entity_id, noted_at)
  SELECT 'order', id::text, placed_at FROM own
  UNION ALL SELECT 'order-number', order_number, placed_at FROM own
  UNION ALL SELECT 'return', returns.id::text, placed_at FROM public.returns JOIN own ON own.id = order_id
  UNION ALL SELECT 'rescue', rescues.id::text, placed_at FROM public.rescues JOIN own ON own.id = order_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_note_kept AFTER UPDATE OF is_demo ON products FOR EACH ROW
  WHEN (old.is_demo AND NOT new.is_demo) EXECUTE FUNCTION note_orders_of_product();--> statement-breakpoint
-- Orders from before this release, where the shop holds products of the demo.
WITH own AS (
  SELECT DISTINCT orders.id, order_number, placed_at FROM order_lines JOIN orders ON orders.id = order_id
  WHERE EXISTS (SELECT FROM products WHERE is_demo) AND NOT line_is_of_demo(product_id, parts)
)
INSERT INTO own_records (kind, entity_id, noted_at)
SELECT 'order', id::text, placed_at FROM own
UNION ALL SELECT 'order-number', order_number, placed_at FROM own
UNION ALL SELECT 'return', returns.id::text, placed_at FROM returns JOIN own ON own.id = order_id
UNION ALL SELECT 'rescue', rescues.id::text, placed_at FROM rescues JOIN own ON own.id = order_id;--> statement-breakpoint
-- The mark of the demo is the owner's. The shop's role may take it away and never give it.
CREATE FUNCTION guard_demo_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = tg_relid), 'usage') THEN
    RAISE insufficient_privilege USING message = 'Only the owner of the tables marks a product as one of the demo';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER products_guard_demo_insert BEFORE INSERT ON products FOR EACH ROW
  WHEN (new.is_demo) EXECUTE FUNCTION guard_demo_mark();--> statement-breakpoint
CREATE TRIGGER products_guard_demo_update BEFORE UPDATE ON products FOR EACH ROW
  WHEN (new.is_demo AND (NOT old.is_demo OR new.id <> old.id)) EXECUTE FUNCTION guard_demo_mark();--> statement-breakpoint
CREATE VIEW test_orders WITH (security_invoker = true) AS
  SELECT orders.id, orders.order_number FROM public.orders
  WHERE EXISTS (SELECT FROM public.order_lines WHERE order_id = orders.id)
    AND NOT EXISTS (
      SELECT FROM public.order_lines WHERE order_id = orders.id AND NOT public.line_is_of_demo(product_id, parts))
    AND NOT EXISTS (SELECT FROM public.own_records WHERE kind = 'order' AND entity_id = orders.id::text)
    AND NOT EXISTS (SELECT FROM public.own_records WHERE kind = 'order-number' AND entity_id = orders.order_number);--> statement-breakpoint
-- Deletes up to 500 test orders with all that hangs on them, also where the shop's role only adds rows. Units go back to the stock.
-- `removed` are the orders, `pictures` the files that nothing shows any more.
CREATE FUNCTION remove_test_orders(most integer, OUT removed uuid[], OUT pictures text[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  numbers text[];
  parcels text[];
  returned integer[];
  inspected integer[];
  restocked uuid[];
  asked uuid[];
  files integer[];
  lists uuid[];
  drawn uuid[];
  planned integer[];
BEGIN
  removed := '{}';
  pictures := '{}';
  IF NOT EXISTS (SELECT FROM products WHERE is_demo) THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('removal of the demo', 0));
  ALTER TABLE change_log DISABLE TRIGGER change_log_append_only;
  ALTER TABLE cash_entries DISABLE TRIGGER cash_entries_append_only;
  ALTER TABLE gst_returns DISABLE TRIGGER gst_returns_append_only;

  removed := ARRAY(SELECT id FROM test_orders ORDER BY id LIMIT least(greatest(most, 1), 500));
  -- In this sequence everybody locks a parcel and its order. What became an own order meanwhile stays.
  PERFORM FROM shipments WHERE order_id = ANY (removed) ORDER BY order_id FOR UPDATE;
  PERFORM FROM orders WHERE id = ANY (removed) ORDER BY id FOR UPDATE;
  removed := ARRAY(SELECT id FROM test_orders WHERE id = ANY (removed));
  numbers := ARRAY(SELECT order_number FROM orders WHERE id = ANY (removed));

  returned := ARRAY(SELECT id FROM returns WHERE order_id = ANY (removed));
  inspected := ARRAY(SELECT id FROM inspections WHERE order_id = ANY (removed));
  restocked := ARRAY(SELECT change_id FROM inspected_units WHERE inspection_id = ANY (inspected) AND change_id IS NOT NULL);
  asked := ARRAY(SELECT id FROM rescues WHERE order_id = ANY (removed));
  parcels := ARRAY(
    SELECT waybill FROM shipments WHERE order_id = ANY (removed) AND waybill IS NOT NULL
    UNION SELECT waybill FROM former_parcels WHERE order_id = ANY (removed) AND waybill IS NOT NULL);
  pictures := ARRAY(
    SELECT path FROM return_photos WHERE return_id = ANY (returned)
    UNION SELECT image_url FROM reviews WHERE order_id = ANY (removed) AND image_url IS NOT NULL);

  DELETE FROM change_log WHERE (kind IN ('order', 'inspection', 'hand-parcel', 'courier-claim') AND entity_id = ANY (numbers))
    OR (kind = 'return' AND entity_id = ANY (returned::text[])
      AND NOT EXISTS (SELECT FROM own_records AS own WHERE own.kind = 'return' AND own.entity_id = change_log.entity_id))
    OR (kind = 'rescue' AND entity_id = ANY (asked::text[])
      AND NOT EXISTS (SELECT FROM own_records AS own WHERE own.kind = 'rescue' AND own.entity_id = change_log.entity_id));

  WITH entries AS (
    DELETE FROM cash_entries WHERE order_id = ANY (removed) RETURNING booked_at, courier, kind, paise
  ), sums AS (
    SELECT (booked_at AT TIME ZONE 'Asia/Kolkata')::date AS day, courier, kind, sum(paise) AS paise FROM entries GROUP BY 1, 2, 3
  )
  UPDATE cash_days SET paise = cash_days.paise - sums.paise FROM sums
    WHERE cash_days.day = sums.day AND cash_days.courier = sums.courier AND cash_days.kind = sums.kind;
  DELETE FROM cash_days WHERE paise = 0 AND NOT EXISTS (
    SELECT FROM cash_entries WHERE cash_entries.courier = cash_days.courier AND cash_entries.kind = cash_days.kind
      AND booked_at >= cash_days.day::timestamp AT TIME ZONE 'Asia/Kolkata'
      AND booked_at < (cash_days.day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata');
  DELETE FROM cash_dues WHERE order_id = ANY (removed);
  WITH gone AS (DELETE FROM remittance_rows WHERE order_id = ANY (removed) RETURNING remittance_id)
  SELECT coalesce(array_agg(DISTINCT remittance_id), '{}') INTO files FROM gone;
  DELETE FROM remittances WHERE id = ANY (files) AND NOT EXISTS (
    SELECT FROM remittance_rows WHERE remittance_id = remittances.id AND (order_id IS NOT NULL OR result = 'early'));

  DELETE FROM return_photos WHERE return_id = ANY (returned);
  DELETE FROM return_events WHERE return_id = ANY (returned);
  DELETE FROM return_lines WHERE return_id = ANY (returned);
  DELETE FROM return_links WHERE order_id = ANY (removed);
  DELETE FROM returns WHERE id = ANY (returned);
  DELETE FROM inspected_units WHERE inspection_id = ANY (inspected);
  DELETE FROM inspections WHERE id = ANY (inspected);
  DELETE FROM courier_claims WHERE order_id = ANY (removed);

  WITH moved AS (
    DELETE FROM stock_movements WHERE order_id = ANY (removed::text[]) OR change_id = ANY (restocked) RETURNING product_id, change
  ), sums AS (SELECT product_id, sum(change) AS change FROM moved GROUP BY 1)
  UPDATE products SET stock = stock - sums.change FROM sums WHERE products.id = product_id AND sums.change <> 0;
  WITH moved AS (
    DELETE FROM batch_movements WHERE order_id = ANY (removed::text[]) OR change_id = ANY (restocked) RETURNING batch_id, change
  ), sums AS (SELECT batch_id, sum(change) AS change FROM moved GROUP BY 1)
  UPDATE batches SET units = greatest(0, units - sums.change) FROM sums WHERE batches.id = batch_id AND sums.change <> 0;
  DELETE FROM stock_changes WHERE id = ANY (restocked);

  DELETE FROM credit_notes WHERE order_id = ANY (removed);
  DELETE FROM credited_lines WHERE order_id = ANY (removed);
  DELETE FROM invoices WHERE order_id = ANY (removed);
  -- A month that was filed while the shop had no order of its own holds test orders alone.
  DELETE FROM gst_returns WHERE NOT EXISTS (
    SELECT FROM own_records WHERE kind = 'order'
      AND noted_at < (to_date(month, 'YYYY-MM') + interval '1 month') AT TIME ZONE 'Asia/Kolkata');

  WITH gone AS (DELETE FROM parcel_paper_orders WHERE order_id = ANY (removed) RETURNING paper_id)
  SELECT coalesce(array_agg(DISTINCT paper_id), '{}') INTO drawn FROM gone;
  WITH gone AS (DELETE FROM hand_over_parcels WHERE order_id = ANY (removed) RETURNING hand_over_id)
  SELECT coalesce(array_agg(DISTINCT hand_over_id), '{}') INTO lists FROM gone;
  lists := ARRAY(SELECT id FROM hand_overs WHERE id = ANY (lists)
    AND NOT EXISTS (SELECT FROM hand_over_parcels WHERE hand_over_id = hand_overs.id));
  DELETE FROM parcel_papers WHERE hand_over_id = ANY (lists)
    OR (id = ANY (drawn) AND NOT EXISTS (SELECT FROM parcel_paper_orders WHERE paper_id = parcel_papers.id));
  DELETE FROM hand_overs WHERE id = ANY (lists);
  DELETE FROM tracking_scans WHERE waybill = ANY (parcels);
  DELETE FROM former_parcels WHERE order_id = ANY (removed);
  DELETE FROM rescues WHERE id = ANY (asked);
  DELETE FROM shipments WHERE order_id = ANY (removed);

  planned := ARRAY(SELECT subscriptions.id FROM subscriptions JOIN products ON products.id = product_id AND is_demo
    WHERE first_order_id = ANY (removed));
  DELETE FROM billing_cycles WHERE order_id = ANY (removed) OR subscription_id = ANY (planned);
  DELETE FROM subscriptions WHERE id = ANY (planned);
  UPDATE subscriptions SET first_order_id = NULL WHERE first_order_id = ANY (removed);
  DELETE FROM reviews WHERE order_id = ANY (removed);
  DELETE FROM email_log WHERE about = ANY (numbers);
  DELETE FROM mailbox_messages WHERE EXISTS (
    SELECT FROM unnest(numbers) AS number WHERE strpos(subject, number) > 0 OR strpos(plain_text, number) > 0);
  DELETE FROM contact_looks WHERE order_id = ANY (removed);
  DELETE FROM order_notes WHERE order_id = ANY (removed);
  DELETE FROM order_events WHERE order_id = ANY (removed);
  DELETE FROM order_lines WHERE order_id = ANY (removed);
  DELETE FROM orders WHERE id = ANY (removed);

  IF NOT EXISTS (SELECT FROM orders) THEN
    DELETE FROM invoice_series;
    DELETE FROM credit_note_series;
    DELETE FROM pickups;
  END IF;
  ALTER TABLE gst_returns ENABLE TRIGGER gst_returns_append_only;
  ALTER TABLE cash_entries ENABLE TRIGGER cash_entries_append_only;
  ALTER TABLE change_log ENABLE TRIGGER change_log_append_only;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION remove_test_orders(integer) FROM PUBLIC;

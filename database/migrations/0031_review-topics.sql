-- As before, but a rating concerns the product's own pages, as a stock above ten does.
CREATE OR REPLACE FUNCTION report_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_stock_changed boolean := old.stock <> new.stock;
  is_own boolean := old.stock = new.stock OR (old.stock > 10 AND new.stock > 10);
  combos text[];
  in_combo integer;
  least_stock integer := least(old.stock, new.stock);
BEGIN
  IF is_own THEN
    old.stock := new.stock;
    old.rating := new.rating;
    old.review_count := new.review_count;
    is_own := old IS NOT DISTINCT FROM new;
  END IF;
  IF is_own AND is_stock_changed THEN
    SELECT array_agg(combo.id::text) || array_agg(combo.slug::text), max(combo_parts.quantity) INTO combos, in_combo
      FROM combo_parts JOIN products combo ON combo.id = combo_id WHERE part_id = new.id;
    is_own := in_combo IS NULL OR least_stock > 10 * in_combo;
  END IF;
  IF is_own THEN
    INSERT INTO public_changes (topics) VALUES (ARRAY[new.id::text, new.slug] || combos);
  ELSIF NOT EXISTS (SELECT FROM public_changes WHERE xid = pg_current_xact_id() AND topics = '{}') THEN
    INSERT INTO public_changes (topics) VALUES ('{}');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION report_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[];
BEGIN
  SELECT array_agg(id::text) || array_agg(slug::text) INTO named
    FROM products WHERE id IN (SELECT product_id FROM changed);
  IF named IS NOT NULL THEN
    INSERT INTO public_changes (topics) VALUES (named);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER reviews_report ON reviews;--> statement-breakpoint
CREATE TRIGGER reviews_report_insert AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION report_review_change();--> statement-breakpoint
CREATE TRIGGER reviews_report_update AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION report_review_change();--> statement-breakpoint
CREATE TRIGGER reviews_report_delete AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION report_review_change();--> statement-breakpoint
CREATE TRIGGER reviews_report_truncate AFTER TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION report_public_change();--> statement-breakpoint
-- A review changes the weight of a search entry, which only sorts results.
DROP TRIGGER search_entries_report ON search_entries;--> statement-breakpoint
CREATE TRIGGER search_entries_report AFTER INSERT OR DELETE OR TRUNCATE ON search_entries
  FOR EACH STATEMENT EXECUTE FUNCTION report_public_change();--> statement-breakpoint
CREATE TRIGGER search_entries_report_update AFTER UPDATE ON search_entries FOR EACH ROW
  WHEN ((old.name_vector, old.vector, old.contained_vector)
    IS DISTINCT FROM (new.name_vector, new.vector, new.contained_vector))
  EXECUTE FUNCTION report_public_change();

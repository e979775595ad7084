DROP INDEX "search_entries_vector";--> statement-breakpoint
DROP INDEX "search_entries_contained_vector";--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "counts_key" varchar(32);--> statement-breakpoint
CREATE FUNCTION product_counts_key(product products) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN product.published
    THEN md5(row(product.category_id, product.form, product.concerns, product.country_of_origin)::text) END
$$;--> statement-breakpoint
UPDATE "search_entries" SET counts_key = product_counts_key(products) FROM products WHERE products.id = product_id;--> statement-breakpoint
CREATE FUNCTION search_weight_keys(weight real) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array[step, 65536 + (step >> 3), 2 * 65536 + (step >> 6), 3 * 65536 + (step >> 9)]
  FROM (SELECT floor(256 * ln(1 + greatest(weight, 0)) / ln(2))::integer AS step) AS fine
$$;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "weight_keys" integer[] GENERATED ALWAYS AS (search_weight_keys(weight)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("weight_keys","vector","contained_vector");--> statement-breakpoint
CREATE FUNCTION key_added_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT product_counts_key(products) INTO new.counts_key FROM products WHERE id = new.product_id;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER search_entries_key BEFORE INSERT ON search_entries FOR EACH ROW EXECUTE FUNCTION key_added_entry();--> statement-breakpoint
CREATE FUNCTION key_changed_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_entries SET counts_key = product_counts_key(new) WHERE product_id = new.id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- An order changes the stock alone, and does not come here.
CREATE TRIGGER products_key_entry AFTER UPDATE OF published, category_id, form, concerns, country_of_origin
  ON products FOR EACH ROW
  WHEN ((old.published, old.category_id, old.form, old.concerns, old.country_of_origin)
    IS DISTINCT FROM (new.published, new.category_id, new.form, new.concerns, new.country_of_origin))
  EXECUTE FUNCTION key_changed_entry();

-- One row of counts for each category, form and concerns: a statement that adds many products changes each row once.
CREATE FUNCTION count_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_counts AS known (key, category_id, form, concerns, products)
  SELECT md5(row(category_id, form, concerns)::text) AS key, category_id, form, concerns, count(*)
  FROM added WHERE published GROUP BY category_id, form, concerns ORDER BY key
  ON CONFLICT (key) DO UPDATE SET products = known.products + excluded.products;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_removed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_counts SET products = product_counts.products - gone.products
  FROM (
    SELECT md5(row(category_id, form, concerns)::text) AS key, count(*) AS products
    FROM removed WHERE published GROUP BY category_id, form, concerns
  ) AS gone WHERE product_counts.key = gone.key;
  DELETE FROM product_counts WHERE products = 0;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER products_count_others ON products;--> statement-breakpoint
CREATE TRIGGER products_count_added AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added_products();--> statement-breakpoint
CREATE TRIGGER products_count_removed AFTER DELETE ON products REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed_products();

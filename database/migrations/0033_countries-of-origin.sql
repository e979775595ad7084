-- The counts are made anew below, with the country of origin.
DELETE FROM "product_counts";--> statement-breakpoint
ALTER TABLE "product_counts" ADD COLUMN "country_of_origin" varchar(60) NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_origin" ON "products" USING btree ("country_of_origin","id") WHERE "products"."published";--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_key text;
BEGIN
  IF old.published THEN
    old_key := md5(row(old.category_id, old.form, old.concerns, old.country_of_origin)::text);
    UPDATE product_counts SET products = products - 1 WHERE key = old_key;
    DELETE FROM product_counts WHERE key = old_key AND products = 0;
  END IF;
  IF new.published THEN
    INSERT INTO product_counts AS known (key, category_id, form, concerns, country_of_origin, products)
    VALUES (md5(row(new.category_id, new.form, new.concerns, new.country_of_origin)::text),
      new.category_id, new.form, new.concerns, new.country_of_origin, 1)
    ON CONFLICT (key) DO UPDATE SET products = known.products + 1;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_counts AS known (key, category_id, form, concerns, country_of_origin, products)
  SELECT md5(row(category_id, form, concerns, country_of_origin)::text) AS key,
    category_id, form, concerns, country_of_origin, count(*)
  FROM added WHERE published GROUP BY category_id, form, concerns, country_of_origin ORDER BY key
  ON CONFLICT (key) DO UPDATE SET products = known.products + excluded.products;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_removed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_counts SET products = product_counts.products - gone.products
  FROM (
    SELECT md5(row(category_id, form, concerns, country_of_origin)::text) AS key, count(*) AS products
    FROM removed WHERE published GROUP BY category_id, form, concerns, country_of_origin
  ) AS gone WHERE product_counts.key = gone.key;
  DELETE FROM product_counts WHERE products = 0;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER products_count_update ON products;--> statement-breakpoint
-- An order changes the stock alone, and does not come here.
CREATE TRIGGER products_count_update AFTER UPDATE OF published, category_id, form, concerns, country_of_origin
  ON products FOR EACH ROW
  WHEN ((old.published, old.category_id, old.form, old.concerns, old.country_of_origin)
    IS DISTINCT FROM (new.published, new.category_id, new.form, new.concerns, new.country_of_origin))
  EXECUTE FUNCTION count_product();--> statement-breakpoint
INSERT INTO product_counts (key, category_id, form, concerns, country_of_origin, products)
SELECT md5(row(category_id, form, concerns, country_of_origin)::text),
  category_id, form, concerns, country_of_origin, count(*)
FROM products WHERE published GROUP BY category_id, form, concerns, country_of_origin;

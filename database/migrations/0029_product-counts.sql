CREATE TABLE "product_counts" (
	"key" varchar(32) PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"form" varchar(60) NOT NULL,
	"concerns" text[] NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_by_popularity";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "exact_price" bigint GENERATED ALWAYS AS (mrp_paise::bigint * (100 - discount_percent)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "product_counts_by_category" ON "product_counts" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("exact_price","id","category_id","form") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_price_desc" ON "products" USING btree ("exact_price" DESC NULLS FIRST,"id","category_id","form") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id","category_id","form") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"id","category_id","form") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_form" ON "products" USING btree ("form","id") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_concern" ON "products" USING gin ("concerns");--> statement-breakpoint
CREATE INDEX "products_by_popularity" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id","category_id","form") WHERE "products"."published";
--> statement-breakpoint
CREATE FUNCTION count_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_key text;
BEGIN
  IF tg_op <> 'INSERT' AND old.published THEN
    old_key := md5(row(old.category_id, old.form, old.concerns)::text);
    UPDATE product_counts SET products = products - 1 WHERE key = old_key;
    DELETE FROM product_counts WHERE key = old_key AND products = 0;
  END IF;
  IF tg_op <> 'DELETE' AND new.published THEN
    INSERT INTO product_counts AS known (key, category_id, form, concerns, products)
    VALUES (md5(row(new.category_id, new.form, new.concerns)::text), new.category_id, new.form, new.concerns, 1)
    ON CONFLICT (key) DO UPDATE SET products = known.products + 1;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_no_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_counts;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_count_others AFTER INSERT OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION count_product();--> statement-breakpoint
-- An order changes the stock alone, and does not come here.
CREATE TRIGGER products_count_update AFTER UPDATE OF published, category_id, form, concerns ON products FOR EACH ROW
  WHEN ((old.published, old.category_id, old.form, old.concerns)
    IS DISTINCT FROM (new.published, new.category_id, new.form, new.concerns))
  EXECUTE FUNCTION count_product();--> statement-breakpoint
CREATE TRIGGER products_count_none AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION count_no_products();--> statement-breakpoint
INSERT INTO product_counts (key, category_id, form, concerns, products)
SELECT md5(row(category_id, form, concerns)::text), category_id, form, concerns, count(*)
FROM products WHERE published GROUP BY category_id, form, concerns;

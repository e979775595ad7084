ALTER TABLE "products" ADD COLUMN "counts_key" varchar(32);--> statement-breakpoint
UPDATE "products" SET counts_key = product_counts_key(products) WHERE published;--> statement-breakpoint
CREATE FUNCTION key_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.counts_key := product_counts_key(new);
  RETURN new;
END $$;--> statement-breakpoint
-- An order changes the stock alone, and does not come here.
CREATE TRIGGER products_key BEFORE INSERT OR UPDATE OF published, category_id, form, concerns, country_of_origin
  ON products FOR EACH ROW EXECUTE FUNCTION key_product();--> statement-breakpoint
CREATE INDEX "products_by_group_and_price" ON "products" USING btree ("counts_key","exact_price") WHERE "products"."published";

ALTER TABLE "products" ADD COLUMN "unconfirmed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "of_new_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unconfirmed_units" jsonb;--> statement-breakpoint
CREATE INDEX "orders_of_new_customers" ON "orders" USING btree ("placed_at") WHERE "orders"."of_new_customer" and "orders"."confirmed_by" is null and "orders"."state" not in ('delivered', 'cancelled', 'returned', 'lost');--> statement-breakpoint
-- `products.unconfirmed` is the sum of `unconfirmed_units` of all orders, whoever confirms, packs, cancels or deletes one.
CREATE FUNCTION take_unconfirmed_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id IN (SELECT key::integer FROM jsonb_each_text(old.unconfirmed_units)) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET unconfirmed = unconfirmed - units.value::integer
    FROM jsonb_each_text(old.unconfirmed_units) AS units WHERE products.id = units.key::integer;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_take_unconfirmed_off AFTER UPDATE OF unconfirmed_units ON orders FOR EACH ROW
  WHEN (old.unconfirmed_units IS NOT NULL AND new.unconfirmed_units IS NULL) EXECUTE FUNCTION take_unconfirmed_off();--> statement-breakpoint
CREATE TRIGGER orders_take_unconfirmed_off_of_deleted AFTER DELETE ON orders FOR EACH ROW
  WHEN (old.unconfirmed_units IS NOT NULL) EXECUTE FUNCTION take_unconfirmed_off();

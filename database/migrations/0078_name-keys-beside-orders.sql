CREATE TABLE "order_name_keys" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_by_name_keys";--> statement-breakpoint
DROP INDEX "orders_by_part_of_contact_email";--> statement-breakpoint
ALTER TABLE "order_name_keys" ADD CONSTRAINT "order_name_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "order_name_keys" SELECT "id", coalesce(name_keys("address"->>'name'), '{}') FROM "orders" WHERE "state" <> 'placed';--> statement-breakpoint
CREATE INDEX "order_name_keys_by_key" ON "order_name_keys" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "orders_by_part_of_contact_email" ON "orders" USING gin ("contact_email" gin_trgm_ops) WHERE "orders"."contact_email" is not null;--> statement-breakpoint
CREATE FUNCTION note_name_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_name_keys VALUES (new.id, coalesce(name_keys(new.address->>'name'), '{}'))
    ON CONFLICT (order_id) DO UPDATE SET keys = excluded.keys;
  RETURN null;
END $$;--> statement-breakpoint
-- The request that places an order pays nothing; the job of the courier does.
CREATE TRIGGER orders_note_name_keys AFTER UPDATE OF state, address ON orders FOR EACH ROW
  WHEN (new.state <> 'placed' AND (old.state = 'placed' OR old.address IS DISTINCT FROM new.address)) EXECUTE FUNCTION note_name_keys();--> statement-breakpoint
CREATE TRIGGER orders_note_name_keys_of_new AFTER INSERT ON orders FOR EACH ROW
  WHEN (new.state <> 'placed') EXECUTE FUNCTION note_name_keys();

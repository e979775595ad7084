CREATE TABLE "order_references" (
	"order_id" uuid NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "order_references_order_id_reference_pk" PRIMARY KEY("order_id","reference")
);
--> statement-breakpoint
ALTER TABLE "order_references" ADD CONSTRAINT "order_references_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_references_by_part" ON "order_references" USING gin ("reference" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION note_reference(of_order uuid, reference text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_references
    SELECT id, upper(regexp_replace(reference, '[^A-Za-z0-9]+', '', 'g')) FROM orders WHERE id = of_order
    ON CONFLICT DO NOTHING
$$;--> statement-breakpoint
CREATE FUNCTION note_order_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_reference(new.id, new.order_number);
  RETURN null;
END $$;--> statement-breakpoint
CREATE FUNCTION note_waybill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_reference(new.order_id, new.waybill);
  RETURN null;
END $$;--> statement-breakpoint
CREATE FUNCTION note_return_waybill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_reference(order_id, new.waybill) FROM returns WHERE id = new.return_id;
  RETURN null;
END $$;--> statement-breakpoint
-- The request that places an order pays nothing; the job of the courier does.
CREATE TRIGGER orders_note_number AFTER UPDATE OF state ON orders FOR EACH ROW
  WHEN (new.state <> 'placed' AND old.state = 'placed') EXECUTE FUNCTION note_order_number();--> statement-breakpoint
CREATE TRIGGER orders_note_number_of_new AFTER INSERT ON orders FOR EACH ROW
  WHEN (new.state <> 'placed') EXECUTE FUNCTION note_order_number();--> statement-breakpoint
CREATE TRIGGER shipments_note_waybill AFTER INSERT OR UPDATE OF waybill ON shipments FOR EACH ROW
  WHEN (new.waybill IS NOT NULL) EXECUTE FUNCTION note_waybill();--> statement-breakpoint
CREATE TRIGGER former_parcels_note_waybill AFTER INSERT OR UPDATE OF waybill ON former_parcels FOR EACH ROW
  WHEN (new.waybill IS NOT NULL) EXECUTE FUNCTION note_waybill();--> statement-breakpoint
CREATE TRIGGER return_pickups_note_waybill AFTER INSERT OR UPDATE OF waybill ON return_pickups FOR EACH ROW
  WHEN (new.waybill <> '') EXECUTE FUNCTION note_return_waybill();

CREATE TABLE "order_adjustments" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"code" varchar(40) NOT NULL,
	"name" varchar(80) NOT NULL,
	"paise" integer NOT NULL,
	"shares" integer[] NOT NULL,
	CONSTRAINT "order_adjustments_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_adjustments_paise" CHECK ("order_adjustments"."paise" <> 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charges" jsonb;--> statement-breakpoint
ALTER TABLE "order_adjustments" ADD CONSTRAINT "order_adjustments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_without_adjustments" ON "orders" USING btree ("placed_at","id") WHERE "orders"."charges" is null;--> statement-breakpoint
-- A process that does not know order_adjustments changed an order, so its list and its shares are those of before.
CREATE FUNCTION note_older_amounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.charges := null;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_note_older_amounts BEFORE UPDATE OF subtotal_paise, discount_paise, fee_paise ON orders FOR EACH ROW
  WHEN (old.response IS NOT NULL
    AND (old.subtotal_paise, old.discount_paise, old.fee_paise) IS DISTINCT FROM (new.subtotal_paise, new.discount_paise, new.fee_paise)
    AND current_setting('aranya.lists_amounts', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION note_older_amounts();

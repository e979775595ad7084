CREATE TABLE "batch_movements" (
	"id" serial PRIMARY KEY NOT NULL,
	"batch_id" integer NOT NULL,
	"change" integer NOT NULL,
	"reason" varchar(20) NOT NULL,
	"order_id" varchar(36),
	"order_line_id" integer,
	"change_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"number" varchar(40) DEFAULT '' NOT NULL,
	"made_on" date,
	"best_before" date,
	"units" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batches_number" UNIQUE("product_id","number"),
	CONSTRAINT "batches_units_not_negative" CHECK ("batches"."units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"reason" varchar(20) NOT NULL,
	"note" varchar(200) DEFAULT '' NOT NULL,
	"asked" jsonb NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "stock_movements_by_product";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reorder_at" integer;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "batch_movements" ADD CONSTRAINT "batch_movements_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_movements" ADD CONSTRAINT "batch_movements_change_id_stock_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."stock_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_movements_by_batch" ON "batch_movements" USING btree ("batch_id","id");--> statement-breakpoint
CREATE INDEX "batch_movements_by_order" ON "batch_movements" USING btree ("order_id") WHERE "batch_movements"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "batch_movements_by_change" ON "batch_movements" USING btree ("change_id") WHERE "batch_movements"."change_id" is not null;--> statement-breakpoint
CREATE INDEX "batches_by_best_before" ON "batches" USING btree ("best_before","id") WHERE "batches"."best_before" is not null;--> statement-breakpoint
CREATE INDEX "batches_by_delivery" ON "batches" USING btree ("id") WHERE "batches"."number" <> '';--> statement-breakpoint
CREATE INDEX "stock_changes_by_product" ON "stock_changes" USING btree ("product_id","created_at");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_change_id_stock_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."stock_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_by_change" ON "stock_movements" USING btree ("change_id") WHERE "stock_movements"."change_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_by_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_reorder_at" CHECK ("products"."reorder_at" >= 0);--> statement-breakpoint
-- The stock of today becomes the opening stock of each product, with the units of orders that have not left.
INSERT INTO batches (product_id, units)
SELECT products.id, stock + coalesce(waiting, 0) FROM products LEFT JOIN (
  SELECT product_id, -sum(change)::int AS waiting FROM stock_movements JOIN orders ON orders.id::text = order_id
  WHERE reason = 'ordered' AND state IN ('placed', 'confirmed', 'packed') GROUP BY product_id
) orders ON product_id = products.id
WHERE stock + coalesce(waiting, 0) > 0;--> statement-breakpoint
INSERT INTO batch_movements (batch_id, change, reason) SELECT id, units, 'opening' FROM batches ORDER BY product_id;--> statement-breakpoint
INSERT INTO batch_movements (batch_id, change, reason, order_id)
SELECT batches.id, change, 'packed', order_id FROM stock_movements
JOIN orders ON orders.id::text = order_id JOIN batches ON batches.product_id = stock_movements.product_id
WHERE reason = 'ordered' AND state = 'packed' AND change < 0;--> statement-breakpoint
UPDATE batches SET units = units + packed.change
FROM (SELECT batch_id, sum(change)::int AS change FROM batch_movements WHERE reason = 'packed' GROUP BY batch_id) packed
WHERE batch_id = id;--> statement-breakpoint
CREATE FUNCTION open_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  opening integer;
BEGIN
  INSERT INTO batches AS known (product_id, units, created_at) VALUES (new.product_id, new.change, new.created_at)
  ON CONFLICT (product_id, number) DO UPDATE SET units = known.units + new.change RETURNING id INTO opening;
  INSERT INTO batch_movements (batch_id, change, reason, created_at)
  VALUES (opening, new.change, new.reason, new.created_at);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Orders and stock changes move batches themselves. The condition spares orders the call.
CREATE TRIGGER stock_movements_open AFTER INSERT ON stock_movements FOR EACH ROW
  WHEN (new.order_id IS NULL AND new.change_id IS NULL AND new.change <> 0) EXECUTE FUNCTION open_stock();

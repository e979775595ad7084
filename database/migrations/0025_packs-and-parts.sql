CREATE TABLE "combo_parts" (
	"combo_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "combo_parts_combo_id_part_id_pk" PRIMARY KEY("combo_id","part_id"),
	CONSTRAINT "combo_parts_quantity" CHECK ("combo_parts"."quantity" >= 1),
	CONSTRAINT "combo_parts_not_itself" CHECK ("combo_parts"."combo_id" <> "combo_parts"."part_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "supply_packs" smallint[] DEFAULT '{1,2,3}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "packs" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "combo_parts" ADD CONSTRAINT "combo_parts_combo_id_products_id_fk" FOREIGN KEY ("combo_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combo_parts" ADD CONSTRAINT "combo_parts_part_id_products_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "combo_parts_by_part" ON "combo_parts" USING btree ("part_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_supply_packs" CHECK (cardinality("products"."supply_packs") = 3 and 1 <= "products"."supply_packs"[1] and 2 <= "products"."supply_packs"[2] and 2 <= "products"."supply_packs"[3]);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_packs" CHECK ("order_lines"."packs" >= 1);--> statement-breakpoint
-- The combos of the demo shop get their parts, and a movement clears the stock they had.
WITH demo (combo, part) AS (
  VALUES
    ('abhyanga-ritual-combo', 'abhyanga-oil'),
    ('abhyanga-ritual-combo', 'ubtan-powder'),
    ('champi-sunday-combo', 'bhringraj-oil'),
    ('champi-sunday-combo', 'neem-comb'),
    ('champi-sunday-combo', 'shikakai-shampoo'),
    ('bridal-glow-combo', 'kumkumadi-face-oil'),
    ('bridal-glow-combo', 'ubtan-powder'),
    ('bridal-glow-combo', 'rose-water-mist'),
    ('monsoon-kitchen-combo', 'kadha-mix'),
    ('monsoon-kitchen-combo', 'tulsi-tea'),
    ('monsoon-kitchen-combo', 'golden-milk'),
    ('henna-day-combo', 'henna-powder'),
    ('henna-day-combo', 'indigo-powder'),
    ('henna-day-combo', 'amla-powder'),
    ('calm-evenings-combo', 'ashwagandha-capsules'),
    ('calm-evenings-combo', 'brahmi-amla-oil'),
    ('calm-evenings-combo', 'lavender-eo'),
    ('daily-three-fruits-combo', 'triphala-tablets'),
    ('daily-three-fruits-combo', 'amla-juice'),
    ('focus-desk-combo', 'lions-mane-brahmi'),
    ('focus-desk-combo', 'tulsi-drops')
)
INSERT INTO combo_parts (combo_id, part_id, quantity)
SELECT combos.id, parts.id, 1 FROM demo JOIN products combos ON combos.slug = combo JOIN products parts ON parts.slug = part
WHERE combos.unit = 'kit' AND NOT EXISTS (
  SELECT FROM demo missing LEFT JOIN products ON products.slug = missing.part WHERE missing.combo = demo.combo AND products.id IS NULL
);--> statement-breakpoint
INSERT INTO stock_movements (product_id, change, reason)
SELECT id, -stock, 'corrected' FROM products WHERE stock > 0 AND id IN (SELECT combo_id FROM combo_parts);--> statement-breakpoint
UPDATE products SET stock = 0 WHERE stock > 0 AND id IN (SELECT combo_id FROM combo_parts);--> statement-breakpoint
CREATE TRIGGER combo_parts_report AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON combo_parts
  FOR EACH STATEMENT EXECUTE FUNCTION report_public_change();--> statement-breakpoint
-- As before, but the stock of a part concerns the pages of its combos too.
CREATE OR REPLACE FUNCTION report_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_stock_alone boolean := old.stock > 10 AND new.stock > 10;
  combos text[];
  in_combo integer;
  least_stock integer := least(old.stock, new.stock);
BEGIN
  IF is_stock_alone THEN
    old.stock := new.stock;
    is_stock_alone := old IS NOT DISTINCT FROM new;
  END IF;
  IF is_stock_alone THEN
    SELECT array_agg(combo.id::text) || array_agg(combo.slug::text), max(combo_parts.quantity) INTO combos, in_combo
      FROM combo_parts JOIN products combo ON combo.id = combo_id WHERE part_id = new.id;
    is_stock_alone := in_combo IS NULL OR least_stock > 10 * in_combo;
  END IF;
  IF is_stock_alone THEN
    INSERT INTO public_changes (topics) VALUES (ARRAY[new.id::text, new.slug] || combos);
  ELSIF NOT EXISTS (SELECT FROM public_changes WHERE xid = pg_current_xact_id() AND topics = '{}') THEN
    INSERT INTO public_changes (topics) VALUES ('{}');
  END IF;
  RETURN NULL;
END $$;

CREATE TABLE "product_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar(160) NOT NULL,
	"options" text[] NOT NULL,
	"lead_id" integer,
	"card_id" integer,
	"counts_key" varchar(32),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_groups_options" CHECK (cardinality("product_groups"."options") between 1 and 2)
);
--> statement-breakpoint
ALTER TABLE "product_counts" ADD COLUMN "cards" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "group_position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "option_values" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_groups_by_counts" ON "product_groups" USING btree ("counts_key");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_group_id_product_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_of_group" ON "products" USING btree ("group_id","group_position") WHERE "products"."group_id" is not null;--> statement-breakpoint
UPDATE "product_counts" SET cards = products;--> statement-breakpoint
-- As before, with the cards: a product in a group has none of its own.
CREATE OR REPLACE FUNCTION count_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_key text;
BEGIN
  IF old.published THEN
    old_key := md5(row(old.category_id, old.form, old.concerns, old.country_of_origin)::text);
    UPDATE product_counts SET products = products - 1, cards = cards - (old.group_id IS NULL)::int WHERE key = old_key;
    DELETE FROM product_counts WHERE key = old_key AND products = 0;
  END IF;
  IF new.published THEN
    INSERT INTO product_counts AS known (key, category_id, form, concerns, country_of_origin, products, cards)
    VALUES (md5(row(new.category_id, new.form, new.concerns, new.country_of_origin)::text),
      new.category_id, new.form, new.concerns, new.country_of_origin, 1, (new.group_id IS NULL)::int)
    ON CONFLICT (key) DO UPDATE SET products = known.products + 1, cards = known.cards + excluded.cards;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_counts AS known (key, category_id, form, concerns, country_of_origin, products, cards)
  SELECT md5(row(category_id, form, concerns, country_of_origin)::text) AS key,
    category_id, form, concerns, country_of_origin, count(*), count(*) FILTER (WHERE group_id IS NULL)
  FROM added WHERE published GROUP BY category_id, form, concerns, country_of_origin ORDER BY key
  ON CONFLICT (key) DO UPDATE SET products = known.products + excluded.products, cards = known.cards + excluded.cards;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_removed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_counts SET products = product_counts.products - gone.products, cards = product_counts.cards - gone.cards
  FROM (
    SELECT md5(row(category_id, form, concerns, country_of_origin)::text) AS key,
      count(*) AS products, count(*) FILTER (WHERE group_id IS NULL) AS cards
    FROM removed WHERE published GROUP BY category_id, form, concerns, country_of_origin
  ) AS gone WHERE product_counts.key = gone.key;
  DELETE FROM product_counts WHERE products = 0;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER products_count_update ON products;--> statement-breakpoint
-- An order changes the stock alone, and does not come here.
CREATE TRIGGER products_count_update AFTER UPDATE OF published, category_id, form, concerns, country_of_origin, group_id
  ON products FOR EACH ROW
  WHEN ((old.published, old.category_id, old.form, old.concerns, old.country_of_origin, old.group_id)
    IS DISTINCT FROM (new.published, new.category_id, new.form, new.concerns, new.country_of_origin, new.group_id))
  EXECUTE FUNCTION count_product();--> statement-breakpoint
-- Finds the card of a group again, and counts it where it belongs. It locks the group and no product, so that no order waits in a circle.
CREATE FUNCTION find_card_of_group(asked integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known product_groups;
  card products;
BEGIN
  SELECT * INTO known FROM product_groups WHERE id = asked FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT * INTO card FROM products WHERE group_id = asked AND published
    ORDER BY id = known.lead_id DESC NULLS LAST, group_position, id LIMIT 1;
  IF known.card_id IS NOT DISTINCT FROM card.id AND known.counts_key IS NOT DISTINCT FROM card.counts_key THEN
    RETURN;
  END IF;
  UPDATE product_groups SET card_id = card.id, counts_key = card.counts_key WHERE id = asked;
  IF known.counts_key IS NOT DISTINCT FROM card.counts_key THEN
    RETURN;
  END IF;
  UPDATE product_counts SET cards = cards - 1 WHERE key = known.counts_key;
  IF card.counts_key IS NOT NULL THEN
    INSERT INTO product_counts AS counted (key, category_id, form, concerns, country_of_origin, products, cards)
    VALUES (card.counts_key, card.category_id, card.form, card.concerns, card.country_of_origin, 0, 1)
    ON CONFLICT (key) DO UPDATE SET cards = counted.cards + 1;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION report_member_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND old.group_id IS NOT NULL THEN
    PERFORM find_card_of_group(old.group_id);
  END IF;
  IF TG_OP <> 'DELETE' AND new.group_id IS NOT NULL THEN
    PERFORM find_card_of_group(new.group_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_group_insert AFTER INSERT ON products FOR EACH ROW
  WHEN (new.group_id IS NOT NULL) EXECUTE FUNCTION report_member_change();--> statement-breakpoint
CREATE TRIGGER products_group_update
  AFTER UPDATE OF published, category_id, form, concerns, country_of_origin, group_id, group_position
  ON products FOR EACH ROW
  WHEN ((old.group_id IS NOT NULL OR new.group_id IS NOT NULL)
    AND (old.published, old.category_id, old.form, old.concerns, old.country_of_origin, old.group_id, old.group_position)
    IS DISTINCT FROM (new.published, new.category_id, new.form, new.concerns, new.country_of_origin, new.group_id, new.group_position))
  EXECUTE FUNCTION report_member_change();--> statement-breakpoint
CREATE TRIGGER products_group_remove AFTER DELETE ON products FOR EACH ROW
  WHEN (old.group_id IS NOT NULL) EXECUTE FUNCTION report_member_change();--> statement-breakpoint
CREATE FUNCTION report_group_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM find_card_of_group(new.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_groups_lead AFTER UPDATE OF lead_id ON product_groups FOR EACH ROW
  WHEN (old.lead_id IS DISTINCT FROM new.lead_id) EXECUTE FUNCTION report_group_change();--> statement-breakpoint
CREATE TRIGGER product_groups_report AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_groups
  FOR EACH STATEMENT EXECUTE FUNCTION report_public_change();--> statement-breakpoint
-- As before, but a product's stock concerns the pages of its group too, which show it.
CREATE OR REPLACE FUNCTION report_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_stock_changed boolean := old.stock <> new.stock;
  is_own boolean := old.stock = new.stock OR (old.stock > 10 AND new.stock > 10);
  combos text[];
  in_combo integer;
  least_stock integer := least(old.stock, new.stock);
  sizes text[];
BEGIN
  IF is_own THEN
    old.stock := new.stock;
    old.rating := new.rating;
    old.review_count := new.review_count;
    is_own := old IS NOT DISTINCT FROM new;
  END IF;
  IF is_own AND is_stock_changed THEN
    SELECT array_agg(combo.id::text) || array_agg(combo.slug::text), max(combo_parts.quantity) INTO combos, in_combo
      FROM combo_parts JOIN products combo ON combo.id = combo_id WHERE part_id = new.id;
    is_own := in_combo IS NULL OR least_stock > 10 * in_combo;
  END IF;
  IF is_own AND new.group_id IS NOT NULL THEN
    SELECT array_agg(size.id::text) || array_agg(size.slug::text) INTO sizes
      FROM products size WHERE size.group_id = new.group_id AND size.id <> new.id;
  END IF;
  IF is_own THEN
    INSERT INTO public_changes (topics) VALUES (ARRAY[new.id::text, new.slug] || combos || sizes);
  ELSIF NOT EXISTS (SELECT FROM public_changes WHERE xid = pg_current_xact_id() AND topics = '{}') THEN
    INSERT INTO public_changes (topics) VALUES ('{}');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- As before, but the reviews of a size concern the pages of its group.
CREATE OR REPLACE FUNCTION report_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[];
BEGIN
  SELECT array_agg(id::text) || array_agg(slug::text) INTO named
    FROM products WHERE id IN (SELECT product_id FROM changed)
      OR group_id IN (SELECT own.group_id FROM changed JOIN products own ON own.id = changed.product_id);
  IF named IS NOT NULL THEN
    INSERT INTO public_changes (topics) VALUES (named);
  END IF;
  RETURN NULL;
END $$;

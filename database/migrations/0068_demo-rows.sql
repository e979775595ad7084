ALTER TABLE "categories" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hidden_with_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hidden_with_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "products_of_demo" ON "products" USING btree ("id") WHERE "products"."is_demo";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_hidden_with_demo" CHECK (not "products"."hidden_with_demo" or ("products"."is_demo" and not "products"."published"));--> statement-breakpoint
-- Older shops are judged by what they hold: where the demo was not removed and a picture of its seed is left, its rows are those
-- with its slugs or pictures. A shop that began without the demo has none of its pictures.
CREATE TEMPORARY TABLE demo_slugs AS SELECT unnest(ARRAY[
  'kumkumadi-face-oil', 'bhringraj-oil', 'ashwagandha-capsules', 'rose-water-mist', 'ubtan-powder', 'shilajit-resin', 'abhyanga-oil', 
  'chyawanprash', 'aloe-vera-gel', 'saffron-goat-milk-soap', 'lions-mane-capsules', 'brahmi-amla-oil', 'golden-milk', 
  'kumkumadi-cream', 'neem-comb', 'sandalwood-eo', 'triphala-tablets', 'nalpamaradi-oil', 'ashwagandha-gummies', 
  'coconut-hibiscus-oil', 'tulsi-tea', 'shata-dhauta-ghrita', 'henna-powder', 'gulkand', 'sandal-turmeric-cream', 
  'rose-mulethi-night-cream', 'kumkumadi-face-oil-10ml', 'eladi-face-oil', 'rosehip-manjistha-serum', 'bakuchi-night-serum', 
  'neem-tulsi-facewash', 'khus-water-mist', 'mulethi-milk-cleanser', 'multani-mitti', 'manjistha-powder', 'red-sandal-powder', 
  'orange-peel-powder', 'neem-tulsi-soap', 'kokum-body-butter', 'khus-body-scrub', 'kesar-chandan-soap-trio', 'kajal-ghee', 
  'beetroot-lip-balm', 'castor-almond-lash-oil', 'rose-ghee-lip-butter', 'amla-hair-oil', 'bhringraj-oil-100ml', 
  'neelibhringadi-oil', 'onion-hair-oil', 'rosemary-hair-oil', 'curry-leaf-scalp-oil', 'neem-tea-tree-scalp-oil', 'shikakai-shampoo', 
  'bhringraj-shampoo-bar', 'hibiscus-aloe-shampoo', 'hair-wash-powder', 'shikakai-powder', 'reetha-powder', 'bhringraj-powder', 
  'hibiscus-powder', 'methi-powder', 'brahmi-powder', 'indigo-powder', 'black-henna-mix', 'henna-powder-500g', 'senna-powder', 
  'hair-mask-bhringraj-amla', 'aloe-conditioner', 'flaxseed-hair-gel', 'neem-wide-comb', 'rice-water-hair-rinse', 'mahanarayan-oil', 
  'dhanwantharam-oil', 'ksheerabala-oil', 'anu-tailam', 'pinda-tailam', 'sahacharadi-tailam', 'ashwagandha-bala-oil', 
  'coconut-rose-body-oil', 'padabhyanga-foot-oil', 'lakshadi-baby-oil', 'coconut-baby-oil', 'almond-sesame-baby-oil', 
  'nalpamaram-baby-oil', 'cold-pressed-coconut', 'cold-pressed-sesame', 'castor-oil', 'almond-oil', 'neem-oil', 'kalonji-oil', 
  'mustard-oil', 'chulli-oil', 'eucalyptus-eo', 'lemongrass-eo', 'lavender-eo', 'vetiver-eo', 'rosemary-eo', 'ashwagandha-tablets', 
  'ashwagandha-shatavari', 'ashwagandha-brahmi-capsules', 'brahmi-capsules', 'giloy-tablets', 'safed-musli', 'curcumin-capsules', 
  'moringa-tablets', 'trikatu-tablets', 'triphala-guggulu', 'hingwashtak-tablets', 'ashwagandha-churna', 'triphala-churna', 
  'shatavari-churna', 'moringa-powder', 'kapikacchu-churna', 'amla-powder', 'mulethi-powder', 'ashwagandha-lehyam', 
  'brahma-rasayana', 'amla-murabba', 'chyawanprash-dates', 'lions-mane-powder', 'lions-mane-brahmi', 'reishi-capsules', 
  'cordyceps-capsules', 'kadha-mix', 'ccf-tea', 'hibiscus-rose-tea', 'chamomile-tulsi-tea', 'tulsi-drops', 'amla-juice', 
  'aloe-juice', 'giloy-tulsi-juice', 'abhyanga-ritual-combo', 'champi-sunday-combo', 'bridal-glow-combo', 'monsoon-kitchen-combo', 
  'henna-day-combo', 'calm-evenings-combo', 'daily-three-fruits-combo', 'focus-desk-combo']) AS slug;--> statement-breakpoint
CREATE TEMPORARY TABLE demo_rows AS SELECT products.id FROM products JOIN demo_slugs
  ON products.slug = demo_slugs.slug OR products.image_url = demo_slugs.slug || '-1.webp'
  WHERE NOT EXISTS (SELECT FROM demo_removals)
    AND EXISTS (SELECT FROM products JOIN demo_slugs ON products.image_url = demo_slugs.slug || '-1.webp');--> statement-breakpoint
UPDATE products SET is_demo = true WHERE id IN (SELECT id FROM demo_rows);--> statement-breakpoint
UPDATE categories SET is_demo = true WHERE EXISTS (SELECT FROM demo_rows) AND slug IN (
  'skin-care', 'face-creams', 'face-oils', 'cleansers', 'ubtan-packs', 'bath-body', 'lips-eyes', 'hair-care', 'hair-oils', 
  'champi-oils', 'scalp-blends', 'shampoo', 'hair-powders', 'henna-colour', 'masks-conditioners', 'herbal-oils', 'classical-taila', 
  'massage-oils', 'body-oils', 'baby-oils', 'carrier-oils', 'essential-oils', 'supplements', 'capsules-tablets', 'ashwagandha', 
  'single-herbs', 'classical-blends', 'churna', 'rasayana', 'mushrooms-adaptogens', 'teas-kadha', 'juices', 'combos');--> statement-breakpoint
DROP TABLE demo_slugs, demo_rows;

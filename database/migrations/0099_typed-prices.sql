ALTER TABLE "products" ADD COLUMN "price_paise" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_paise" CHECK ("products"."price_paise" is null or ("products"."price_paise" between 1 and "products"."mrp_paise" and "products"."discount_percent" = 0));--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "exact_price";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "exact_price" bigint GENERATED ALWAYS AS (coalesce(price_paise::bigint * 100, mrp_paise::bigint * (100 - discount_percent))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("exact_price","id","category_id","form") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_price_desc" ON "products" USING btree ("exact_price" DESC NULLS FIRST,"id","category_id","form") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_group_and_price" ON "products" USING btree ("counts_key","exact_price") WHERE "products"."published";

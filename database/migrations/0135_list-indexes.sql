DROP INDEX "products_of_group";--> statement-breakpoint
DROP INDEX "products_by_popularity";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_price_desc";--> statement-breakpoint
DROP INDEX "products_by_age";--> statement-breakpoint
DROP INDEX "products_by_rating";--> statement-breakpoint
DROP INDEX "products_by_group_and_price";--> statement-breakpoint
CREATE INDEX "products_of_group" ON "products" USING btree ("group_id","exact_price","group_position","id") WHERE "products"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "products_by_popularity" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id","category_id","form","counts_key","exact_price") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("exact_price","id","category_id","form","counts_key") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_price_desc" ON "products" USING btree ("exact_price" DESC NULLS FIRST,"id","category_id","form","counts_key") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id","category_id","form","counts_key","exact_price") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"id","category_id","form","counts_key","exact_price") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_group_and_price" ON "products" USING btree ("counts_key","exact_price","group_id") WHERE "products"."published";
DROP INDEX "products_of_group";--> statement-breakpoint
DROP INDEX "products_by_group_and_price";--> statement-breakpoint
CREATE INDEX "products_of_group" ON "products" USING btree ("group_id","exact_price","group_position","id") WHERE "products"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "products_by_group_and_price" ON "products" USING btree ("counts_key","exact_price","group_id") WHERE "products"."published";
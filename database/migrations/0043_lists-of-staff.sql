CREATE INDEX "products_by_class" ON "products" USING btree ("product_class","id");--> statement-breakpoint
CREATE INDEX "products_incomplete" ON "products" USING btree ("id") WHERE "products"."published" and "products"."gate_passed_on" is null;--> statement-breakpoint
CREATE INDEX "products_stopped" ON "products" USING btree ("id") WHERE "products"."published" and not "products"."on_sale";--> statement-breakpoint
CREATE INDEX "products_unpublished" ON "products" USING btree ("id") WHERE not "products"."published";--> statement-breakpoint
CREATE INDEX "products_with_reorder_level" ON "products" USING btree ("id") WHERE "products"."reorder_at" is not null;
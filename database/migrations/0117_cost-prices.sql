CREATE TABLE "product_costs" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"cost_paise" integer NOT NULL,
	CONSTRAINT "product_costs_paise" CHECK ("product_costs"."cost_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_costs" ADD CONSTRAINT "product_costs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
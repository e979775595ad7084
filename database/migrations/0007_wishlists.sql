CREATE TABLE "wishes" (
	"wishlist_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_once" PRIMARY KEY("wishlist_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_hash" varchar(64),
	"person_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlists_one_a_visitor" UNIQUE("visitor_hash"),
	CONSTRAINT "wishlists_one_a_person" UNIQUE("person_id"),
	CONSTRAINT "wishlists_one_owner" CHECK (num_nonnulls("wishlists"."visitor_hash", "wishlists"."person_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishes_by_product" ON "wishes" USING btree ("product_id");
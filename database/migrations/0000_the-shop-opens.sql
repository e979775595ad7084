CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "mailbox_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipient" varchar(254) NOT NULL,
	"subject" varchar(300) NOT NULL,
	"html" text NOT NULL,
	"plain_text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" varchar(160) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"name" varchar(120) NOT NULL,
	"mobile_number" varchar(10) NOT NULL,
	"pincode" varchar(6) NOT NULL,
	"locality" varchar(160) NOT NULL,
	"address_line1" varchar(300) NOT NULL,
	"city" varchar(120) NOT NULL,
	"state" varchar(60) NOT NULL,
	"landmark" varchar(160),
	"alternate_phone" varchar(10),
	"address_type" varchar(4) DEFAULT 'Home' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"plan" varchar(3) DEFAULT '60' NOT NULL,
	"subscribe" boolean DEFAULT false NOT NULL,
	"frequency_days" smallint DEFAULT 0 NOT NULL,
	"quantity" integer NOT NULL,
	"added_unit_paise" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_one_a_choice" UNIQUE("cart_id","product_id","plan","subscribe","frequency_days"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_hash" varchar(64),
	"person_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_visitor_hash_unique" UNIQUE("visitor_hash"),
	CONSTRAINT "carts_person_id_unique" UNIQUE("person_id"),
	CONSTRAINT "carts_one_owner" CHECK (num_nonnulls("carts"."visitor_hash", "carts"."person_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" varchar(80) NOT NULL,
	"name" varchar(120) NOT NULL,
	"name_hindi" varchar(120),
	"parent_id" integer,
	"icon" varchar(40),
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" varchar(120) NOT NULL,
	"name" varchar(160) NOT NULL,
	"name_hindi" varchar(160) DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"mrp_paise" integer NOT NULL,
	"discount_percent" integer DEFAULT 0 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"quantity" integer NOT NULL,
	"unit" varchar(20) NOT NULL,
	"image_url" varchar(160) DEFAULT '' NOT NULL,
	"other_image_urls" text[] DEFAULT '{}' NOT NULL,
	"category_id" integer NOT NULL,
	"offer" varchar(120),
	"seller" varchar(120),
	"subscribable" boolean,
	"form" varchar(60) DEFAULT '' NOT NULL,
	"concerns" text[] DEFAULT '{}' NOT NULL,
	"latin" varchar(160) DEFAULT '' NOT NULL,
	"sanskrit" varchar(160) DEFAULT '' NOT NULL,
	"english" varchar(160) DEFAULT '' NOT NULL,
	"synonyms" text[] DEFAULT '{}' NOT NULL,
	"ingredients" text DEFAULT '' NOT NULL,
	"how_to_use" text DEFAULT '' NOT NULL,
	"dosha" text DEFAULT '' NOT NULL,
	"max_per_line" integer DEFAULT 10 NOT NULL,
	"weight_grams" integer DEFAULT 250 NOT NULL,
	"hsn" varchar(8) DEFAULT '3004' NOT NULL,
	"rating" real DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_mrp_positive" CHECK ("products"."mrp_paise" > 0),
	CONSTRAINT "products_discount_percent" CHECK ("products"."discount_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "stock_ledger" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"change" integer NOT NULL,
	"reason" varchar(20) NOT NULL,
	"order_id" varchar(36),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pincodes" (
	"pincode" text PRIMARY KEY NOT NULL,
	"district" text NOT NULL,
	"state" text NOT NULL,
	"latitude" real,
	"longitude" real,
	CONSTRAINT "pincodes_six_digits" CHECK ("pincodes"."pincode" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "post_offices" (
	"pincode" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"block" text NOT NULL,
	CONSTRAINT "post_offices_pincode_position_pk" PRIMARY KEY("pincode","position")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"waybill" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"request" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "shipments_waybill_unique" UNIQUE("waybill"),
	CONSTRAINT "shipments_created_have_waybill" CHECK ("shipments"."state" <> 'created' or "shipments"."waybill" is not null)
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" varchar(254) NOT NULL,
	"first_name" varchar(80) NOT NULL,
	"last_name" varchar(80) NOT NULL,
	"mobile" varchar(10),
	"gender" varchar(10),
	"profile_picture_url" varchar(200) DEFAULT '' NOT NULL,
	"pending_email" varchar(254),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"person_id" integer NOT NULL,
	"user_agent" varchar(200) DEFAULT '' NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" varchar(254) NOT NULL,
	"purpose" varchar(12) NOT NULL,
	"person_id" integer,
	"first_name" varchar(80),
	"last_name" varchar(80),
	"code_hash" varchar(64) NOT NULL,
	"browser_hash" varchar(64) NOT NULL,
	"own_tries" smallint DEFAULT 0 NOT NULL,
	"other_tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" varchar(20) NOT NULL,
	"actor" varchar(10) NOT NULL,
	"note" varchar(300),
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"sku" varchar(40) NOT NULL,
	"name" varchar(160) NOT NULL,
	"image_url" varchar(160) DEFAULT '' NOT NULL,
	"plan" varchar(3) DEFAULT '60' NOT NULL,
	"frequency_days" smallint DEFAULT 0 NOT NULL,
	"quantity" integer NOT NULL,
	"unit_paise" integer NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" varchar(20) NOT NULL,
	"person_id" integer NOT NULL,
	"body_hash" varchar(64) NOT NULL,
	"state" varchar(20) DEFAULT 'placed' NOT NULL,
	"subtotal_paise" integer NOT NULL,
	"discount_paise" integer NOT NULL,
	"fee_paise" integer NOT NULL,
	"total_paise" integer NOT NULL,
	"payment_mode" varchar(10) DEFAULT 'COD' NOT NULL,
	"address" jsonb NOT NULL,
	"buy_now" boolean DEFAULT false NOT NULL,
	"answer" jsonb,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_paise" = "orders"."subtotal_paise" - "orders"."discount_paise" + "orders"."fee_paise")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"user_name" varchar(60) NOT NULL,
	"rating" smallint NOT NULL,
	"title" varchar(120) DEFAULT '' NOT NULL,
	"comment" text NOT NULL,
	"image_url" varchar(160),
	"status" varchar(10) DEFAULT 'published' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"fold_version" smallint NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"name_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', name)) STORED,
	"vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', name || ' ' || words)) STORED,
	"weight" real DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"folded" varchar(60) PRIMARY KEY NOT NULL,
	"word" varchar(60) NOT NULL,
	"of_name" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_ledger" ADD CONSTRAINT "stock_ledger_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_offices" ADD CONSTRAINT "post_offices_pincode_pincodes_pincode_fk" FOREIGN KEY ("pincode") REFERENCES "public"."pincodes"("pincode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailbox_messages_newest" ON "mailbox_messages" USING btree ("sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rate_counters_by_reset" ON "rate_counters" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "addresses_by_person" ON "addresses" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "products_by_popularity" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "stock_ledger_by_product" ON "stock_ledger" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_ledger_by_order" ON "stock_ledger" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "pincodes_place" ON "pincodes" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "shipments_state" ON "shipments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "sessions_by_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sign_in_codes_newest" ON "sign_in_codes" USING btree ("email","purpose","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_by_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_by_person" ON "orders" USING btree ("person_id","placed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_by_product" ON "reviews" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "search_entries_name_vector" ON "search_entries" USING gin ("name_vector");--> statement-breakpoint
CREATE INDEX "search_entries_vector" ON "search_entries" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "search_entries_by_weight" ON "search_entries" USING btree ("weight");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("folded" gin_trgm_ops);
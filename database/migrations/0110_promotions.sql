CREATE TABLE "promotion_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"code" varchar(30) NOT NULL,
	"key" varchar(30) NOT NULL,
	"max_uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_codes_key_unique" UNIQUE("key"),
	CONSTRAINT "promotion_codes_uses" CHECK ("promotion_codes"."used" >= 0 and ("promotion_codes"."max_uses" is null or "promotion_codes"."used" <= "promotion_codes"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"promotion_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"code_id" integer,
	"saved_paise" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "promotion_uses_order_id_promotion_id_pk" PRIMARY KEY("order_id","promotion_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"kind" varchar(20) NOT NULL,
	"percent" smallint,
	"paise" integer,
	"buy" smallint,
	"get" smallint,
	"scope" jsonb NOT NULL,
	"from_paise" integer DEFAULT 0 NOT NULL,
	"is_first_order" boolean DEFAULT false NOT NULL,
	"per_customer" smallint,
	"max_uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"needs_code" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_amount" CHECK (("promotions"."kind" = 'percent') = ("promotions"."percent" is not null) and ("promotions"."kind" = 'rupees') = ("promotions"."paise" is not null)
        and ("promotions"."kind" = 'buy_get') = ("promotions"."buy" is not null) and ("promotions"."kind" = 'buy_get') = ("promotions"."get" is not null)),
	CONSTRAINT "promotions_percent" CHECK ("promotions"."percent" between 1 and 99),
	CONSTRAINT "promotions_paise" CHECK ("promotions"."paise" > 0 and "promotions"."from_paise" >= 0),
	CONSTRAINT "promotions_units" CHECK ("promotions"."buy" between 1 and 20 and "promotions"."get" between 1 and 20),
	CONSTRAINT "promotions_uses" CHECK ("promotions"."used" >= 0 and ("promotions"."max_uses" is null or "promotions"."used" <= "promotions"."max_uses"))
);
--> statement-breakpoint
ALTER TABLE "promotion_codes" ADD CONSTRAINT "promotion_codes_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- By hand, since the module of promotions knows no order.
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_code_id_promotion_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."promotion_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_codes_by_promotion" ON "promotion_codes" USING btree ("promotion_id","id");--> statement-breakpoint
CREATE INDEX "promotion_uses_by_promotion" ON "promotion_uses" USING btree ("promotion_id","at");--> statement-breakpoint
CREATE INDEX "promotions_started" ON "promotions" USING btree ("ends_at") WHERE "promotions"."started_at" is not null and "promotions"."ended_at" is null;
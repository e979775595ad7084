CREATE TABLE "old_slugs" (
	"kind" varchar(10) NOT NULL,
	"slug" varchar(120) NOT NULL,
	"entity_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "old_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_mrp_positive";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "weight_grams" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "hsn" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "product_class" varchar(20) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gate_passed_on" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_archived_are_hidden" CHECK ("products"."archived_at" is null or not "products"."published");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_mrp_positive" CHECK ("products"."mrp_paise" > 0 or ("products"."mrp_paise" = 0 and not "products"."published"));
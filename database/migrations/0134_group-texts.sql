ALTER TABLE "product_groups" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_groups" ADD COLUMN "how_to_use" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_groups" ADD COLUMN "ingredients" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_groups" ADD COLUMN "concerns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_groups" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "own_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;
CREATE TABLE "bulk_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" varchar(10) NOT NULL,
	"author_id" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"state" varchar(12) NOT NULL,
	"problem" varchar(500),
	"look" jsonb,
	"mapping" jsonb,
	"batch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"undo_position" bigint,
	"runner" uuid,
	"runner_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_changes_state" CHECK ("bulk_changes"."state" in ('uploading', 'uploaded', 'checking', 'checked', 'running', 'stopped', 'done', 'undoing', 'undone', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "bulk_parts" (
	"change_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "bulk_parts_change_id_number_pk" PRIMARY KEY("change_id","number")
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"change_id" integer NOT NULL,
	"number" integer NOT NULL,
	"name" varchar(200) NOT NULL,
	"result" varchar(10) NOT NULL,
	"product_id" integer,
	"version" bigint DEFAULT 0 NOT NULL,
	"fields" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"stock_change" integer DEFAULT 0 NOT NULL,
	"problems" jsonb NOT NULL,
	"cells" jsonb NOT NULL,
	"done_at" timestamp with time zone,
	"kept" varchar(500),
	CONSTRAINT "bulk_rows_change_id_number_pk" PRIMARY KEY("change_id","number"),
	CONSTRAINT "bulk_rows_result" CHECK ("bulk_rows"."result" in ('create', 'change', 'unchanged', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" varchar(60);--> statement-breakpoint
ALTER TABLE "bulk_parts" ADD CONSTRAINT "bulk_parts_change_id_bulk_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_change_id_bulk_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_changes_by_age" ON "bulk_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bulk_rows_by_result" ON "bulk_rows" USING btree ("change_id","result","number");--> statement-breakpoint
CREATE INDEX "bulk_rows_by_product" ON "bulk_rows" USING btree ("change_id","product_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sku_unique" UNIQUE("sku");
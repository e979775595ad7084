CREATE TABLE "product_questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"email" varchar(254) NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" varchar(10) DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"author_name" varchar(80) DEFAULT '' NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "product_questions_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "product_questions_state" CHECK ("product_questions"."state" in ('open', 'answered', 'closed')),
	CONSTRAINT "product_questions_settled" CHECK (("product_questions"."state" = 'open') = ("product_questions"."settled_at" is null)),
	CONSTRAINT "product_questions_answer" CHECK (("product_questions"."state" = 'answered') = ("product_questions"."answer" <> ''))
);
--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_questions_by_product" ON "product_questions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_questions_by_email" ON "product_questions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "product_questions_open" ON "product_questions" USING btree ("at","id") WHERE "product_questions"."state" = 'open';--> statement-breakpoint
CREATE TRIGGER product_questions_author_name BEFORE INSERT OR UPDATE OF author_id ON "product_questions" FOR EACH ROW WHEN (new.author_id IS NOT NULL)
  EXECUTE FUNCTION name_author('author_id', 'author_name');

CREATE TABLE "refill_plans" (
	"id" serial PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"plan" varchar(3) NOT NULL,
	"frequency_days" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"address" jsonb NOT NULL,
	"state" varchar(10) DEFAULT 'active' NOT NULL,
	"counted_from" date NOT NULL,
	"next_due_on" date NOT NULL,
	"announced_for" date,
	"told_unit_paise" integer NOT NULL,
	"tried_on" date,
	"began_with" uuid,
	"seed" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refill_plans_quantity" CHECK ("refill_plans"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "refill_turns" (
	"id" serial PRIMARY KEY NOT NULL,
	"plan_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"outcome" varchar(10) NOT NULL,
	"order_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refill_turns_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "refill_turns_once" UNIQUE("plan_id","due_on"),
	CONSTRAINT "refill_turns_ordered" CHECK (("refill_turns"."outcome" = 'ordered') = ("refill_turns"."order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "refill_plans" ADD CONSTRAINT "refill_plans_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_plans" ADD CONSTRAINT "refill_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_plans" ADD CONSTRAINT "refill_plans_began_with_orders_id_fk" FOREIGN KEY ("began_with") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_turns" ADD CONSTRAINT "refill_turns_plan_id_refill_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."refill_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_turns" ADD CONSTRAINT "refill_turns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refill_plans_by_person" ON "refill_plans" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "refill_plans_due" ON "refill_plans" USING btree ("state","next_due_on");
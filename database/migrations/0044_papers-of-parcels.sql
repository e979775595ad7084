CREATE TABLE "parcel_paper_orders" (
	"paper_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"problem" varchar(200),
	CONSTRAINT "parcel_paper_orders_paper_id_order_id_pk" PRIMARY KEY("paper_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "parcel_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" varchar(20) NOT NULL,
	"author_id" integer NOT NULL,
	"state" varchar(10) DEFAULT 'waiting' NOT NULL,
	"pdf" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcel_papers_state" CHECK ("parcel_papers"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "parcel_papers_done" CHECK (("parcel_papers"."state" = 'done') = ("parcel_papers"."pdf" is not null))
);
--> statement-breakpoint
ALTER TABLE "parcel_paper_orders" ADD CONSTRAINT "parcel_paper_orders_paper_id_parcel_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."parcel_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_paper_orders" ADD CONSTRAINT "parcel_paper_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_paper_orders_by_order" ON "parcel_paper_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcel_papers_by_age" ON "parcel_papers" USING btree ("created_at");
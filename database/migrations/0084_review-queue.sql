CREATE TABLE "review_reports" (
	"review_id" integer NOT NULL,
	"reason" varchar(20) NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "review_reports_review_id_reason_pk" PRIMARY KEY("review_id","reason"),
	CONSTRAINT "review_reports_reason" CHECK ("review_reports"."reason" in ('claim', 'abuse', 'personal', 'advert', 'other_subject'))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_for" varchar(20);--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_image_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" varchar(1000) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("reported_at","review_id") WHERE "review_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_by_status" ON "reviews" USING btree ("status","created_at","id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_for" CHECK ("reviews"."hidden_for" is null or "reviews"."status" = 'hidden');--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answered" CHECK (("reviews"."answer" = '') = ("reviews"."answered_at" is null));
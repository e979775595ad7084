CREATE TABLE "phone_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" varchar(10) NOT NULL,
	"reason" varchar(200) NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"author_id" integer NOT NULL,
	"author_name" varchar(80) DEFAULT '' NOT NULL,
	CONSTRAINT "phone_requests_kind" CHECK ("phone_requests"."kind" in ('corrected', 'data', 'deletion')),
	CONSTRAINT "phone_requests_reason" CHECK ("phone_requests"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "phone_requests" ADD CONSTRAINT "phone_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_requests_by_user" ON "phone_requests" USING btree ("user_id","at");--> statement-breakpoint
CREATE TRIGGER phone_requests_author_name BEFORE INSERT OR UPDATE OF author_id ON phone_requests FOR EACH ROW
  WHEN (new.author_id IS NOT NULL) EXECUTE FUNCTION name_author('author_id', 'author_name');

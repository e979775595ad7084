CREATE TABLE "bank_layouts" (
	"key" varchar(43) PRIMARY KEY NOT NULL,
	"targets" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_matches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"row_id" bigint NOT NULL,
	"kind" varchar(12) NOT NULL,
	"target" varchar(120) NOT NULL,
	"label" varchar(120) NOT NULL,
	"link" varchar(120) NOT NULL,
	"cause" varchar(10) NOT NULL,
	"author_id" integer,
	"author_name" varchar(80) DEFAULT '' NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_cause" varchar(10),
	"undone_by" integer,
	"undone_by_name" varchar(80) DEFAULT '' NOT NULL,
	CONSTRAINT "bank_matches_undone" CHECK (("bank_matches"."undone_at" is null) = ("bank_matches"."undone_cause" is null))
);
--> statement-breakpoint
CREATE TABLE "bank_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" integer NOT NULL,
	"account_end" varchar(4) NOT NULL,
	"day" date NOT NULL,
	"paise" bigint NOT NULL,
	"balance_paise" bigint,
	"reference" varchar(40),
	"note" varchar(160) DEFAULT '' NOT NULL,
	"key" varchar(43) NOT NULL,
	"state" varchar(10) DEFAULT 'open' NOT NULL,
	"reverses" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_rows_state" CHECK ("bank_rows"."state" in ('open', 'matched', 'reversed', 'reversal')),
	CONSTRAINT "bank_rows_sign" CHECK (("bank_rows"."paise" < 0) = ("bank_rows"."state" = 'reversal') and "bank_rows"."paise" <> 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_end" varchar(4) NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"added" integer NOT NULL,
	"known" integer NOT NULL,
	"left_out" integer NOT NULL,
	"author_id" integer NOT NULL,
	"author_name" varchar(80) DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_matches" ADD CONSTRAINT "bank_matches_row_id_bank_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."bank_rows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_matches_of_row" ON "bank_matches" USING btree ("row_id") WHERE "bank_matches"."undone_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_matches_of_credit" ON "bank_matches" USING btree ("kind","target") WHERE "bank_matches"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "bank_matches_by_row" ON "bank_matches" USING btree ("row_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_rows_once" ON "bank_rows" USING btree ("account_end","key");--> statement-breakpoint
CREATE INDEX "bank_rows_by_state" ON "bank_rows" USING btree ("state","day","id");--> statement-breakpoint
CREATE INDEX "bank_rows_by_reference" ON "bank_rows" USING btree ("reference");--> statement-breakpoint
CREATE TRIGGER bank_statements_author_name BEFORE INSERT OR UPDATE OF author_id ON "bank_statements" FOR EACH ROW
  WHEN (new.author_id IS NOT NULL) EXECUTE FUNCTION name_author('author_id', 'author_name');--> statement-breakpoint
CREATE TRIGGER bank_matches_author_name BEFORE INSERT OR UPDATE OF author_id ON "bank_matches" FOR EACH ROW
  WHEN (new.author_id IS NOT NULL) EXECUTE FUNCTION name_author('author_id', 'author_name');--> statement-breakpoint
CREATE TRIGGER bank_matches_undone_by_name BEFORE INSERT OR UPDATE OF undone_by ON "bank_matches" FOR EACH ROW
  WHEN (new.undone_by IS NOT NULL) EXECUTE FUNCTION name_author('undone_by', 'undone_by_name');

CREATE TABLE "public_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "public_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topics" text[] NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "public_changes_by_transaction" ON "public_changes" USING btree ("xid");--> statement-breakpoint
-- Without topics: once a transaction, however much it changes.
CREATE FUNCTION report_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public_changes WHERE xid = pg_current_xact_id() AND topics = '{}') THEN
    INSERT INTO public_changes (topics) VALUES ('{}');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- An order changes the stock alone. Lists show the number only up to ten, so until then it concerns the product's own pages.
CREATE FUNCTION report_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_stock_alone boolean := old.stock > 10 AND new.stock > 10;
BEGIN
  IF is_stock_alone THEN
    old.stock := new.stock;
    is_stock_alone := old IS NOT DISTINCT FROM new;
  END IF;
  IF is_stock_alone THEN
    INSERT INTO public_changes (topics) VALUES (ARRAY[new.id::text, new.slug]);
  ELSIF NOT EXISTS (SELECT FROM public_changes WHERE xid = pg_current_xact_id() AND topics = '{}') THEN
    INSERT INTO public_changes (topics) VALUES ('{}');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_report_update AFTER UPDATE ON products FOR EACH ROW
  WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION report_product_change();--> statement-breakpoint
CREATE TRIGGER products_report_others AFTER INSERT OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION report_public_change();--> statement-breakpoint
CREATE TRIGGER categories_report AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION report_public_change();--> statement-breakpoint
CREATE TRIGGER reviews_report AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION report_public_change();--> statement-breakpoint
CREATE TRIGGER search_entries_report AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_entries
  FOR EACH STATEMENT EXECUTE FUNCTION report_public_change();--> statement-breakpoint
CREATE TRIGGER search_words_report AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_words
  FOR EACH STATEMENT EXECUTE FUNCTION report_public_change();--> statement-breakpoint
CREATE TRIGGER search_synonyms_report AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION report_public_change();

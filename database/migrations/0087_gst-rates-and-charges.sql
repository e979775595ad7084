CREATE TABLE "gst_rates" (
	"id" serial PRIMARY KEY NOT NULL,
	"hsn" varchar(8) NOT NULL,
	"goods" varchar(160) NOT NULL,
	"is_whole" boolean NOT NULL,
	"percent_hundredths" smallint NOT NULL,
	"starts_on" date NOT NULL,
	"law" varchar(240) NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	CONSTRAINT "gst_rates_hsn" CHECK ("gst_rates"."hsn" ~ '^\d{4}(\d{2}){0,2}$'),
	CONSTRAINT "gst_rates_percent" CHECK ("gst_rates"."percent_hundredths" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fixed_discount_paise" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "gst_rates_once" ON "gst_rates" USING btree ("hsn","starts_on",(case when is_whole then '' else lower(goods) end)) WHERE "gst_rates"."is_active";--> statement-breakpoint
CREATE FUNCTION keep_gst_rates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a row of gst_rates is never deleted';
  END IF;
  IF (new.id, new.hsn, new.goods, new.is_whole, new.percent_hundredths, new.starts_on, new.law)
    IS DISTINCT FROM (old.id, old.hsn, old.goods, old.is_whole, old.percent_hundredths, old.starts_on, old.law) THEN
    RAISE EXCEPTION 'a row of gst_rates never changes';
  END IF;
  IF old.is_active AND NOT new.is_active AND old.starts_on <= today THEN
    RAISE EXCEPTION 'a row of gst_rates that is in force stays';
  END IF;
  IF new.is_active AND NOT old.is_active AND old.starts_on < today THEN
    RAISE EXCEPTION 'a row of gst_rates begins on no day of the past';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER gst_rates_stay BEFORE UPDATE OR DELETE ON "gst_rates"
  FOR EACH ROW EXECUTE FUNCTION keep_gst_rates();

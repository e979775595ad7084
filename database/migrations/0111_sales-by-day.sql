CREATE TABLE "daily_sales" (
	"split" varchar(10) NOT NULL,
	"day" date NOT NULL,
	"key" varchar(80) NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"gross_paise" bigint NOT NULL,
	"returned_paise" bigint NOT NULL,
	"delivered_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	CONSTRAINT "daily_sales_split_day_key_pk" PRIMARY KEY("split","day","key")
);

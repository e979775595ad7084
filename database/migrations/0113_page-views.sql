CREATE TABLE "daily_visits" (
	"day" date NOT NULL,
	"kind" varchar(10) NOT NULL,
	"key" varchar(80) NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_visits_kind_day_key_pk" PRIMARY KEY("kind","day","key")
);

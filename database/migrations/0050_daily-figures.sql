CREATE TABLE "daily_figures" (
	"measure" varchar(20) NOT NULL,
	"day" date NOT NULL,
	"key" varchar(80) NOT NULL,
	"count" integer NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"paise" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_figures_measure_day_key_pk" PRIMARY KEY("measure","day","key")
);
--> statement-breakpoint
CREATE TABLE "figure_runs" (
	"id" smallint PRIMARY KEY NOT NULL,
	"last_event_id" integer NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);

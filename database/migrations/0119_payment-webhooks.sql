CREATE TABLE "payment_webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" varchar(20) NOT NULL,
	"event_id" varchar(64) NOT NULL,
	"kind" varchar(80) NOT NULL,
	"is_proof" boolean NOT NULL,
	"news" jsonb,
	"outcome" varchar(40) DEFAULT '' NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_webhooks_once" ON "payment_webhooks" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_webhooks_by_time" ON "payment_webhooks" USING btree ("received_at");
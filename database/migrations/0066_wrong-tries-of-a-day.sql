ALTER TABLE "staff_tries" DROP CONSTRAINT "staff_tries_pkey";--> statement-breakpoint
ALTER TABLE "staff_tries" ADD COLUMN "session_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_tries" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_tries" ADD CONSTRAINT "staff_tries_user_id_session_id_pk" PRIMARY KEY("user_id","session_id");

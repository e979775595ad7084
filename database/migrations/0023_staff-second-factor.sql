CREATE TABLE "staff_challenges" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"challenge" varchar(100) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_factors" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" varchar(10) NOT NULL,
	"sealed_secret" text,
	"last_step" integer,
	"credential_id" text,
	"public_key" text,
	"counter" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "staff_factors_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "staff_factors_time_code" CHECK ("staff_factors"."kind" <> 'time-code' or "staff_factors"."sealed_secret" is not null),
	CONSTRAINT "staff_factors_passkey" CHECK ("staff_factors"."kind" <> 'passkey' or "staff_factors"."public_key" is not null)
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	CONSTRAINT "staff_recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_tries" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"tries" smallint NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_factors" ADD CONSTRAINT "staff_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_tries" ADD CONSTRAINT "staff_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_factors_by_user" ON "staff_factors" USING btree ("user_id");
ALTER TABLE "returns" ADD COLUMN "payout_by_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "approved_by_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "paid_by_name" varchar(80) DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE TRIGGER "returns_approved_by_name" BEFORE INSERT OR UPDATE OF "approved_by" ON "returns" FOR EACH ROW WHEN (new."approved_by" IS NOT NULL)
	EXECUTE FUNCTION name_author('approved_by', 'approved_by_name');--> statement-breakpoint
CREATE TRIGGER "returns_paid_by_name" BEFORE INSERT OR UPDATE OF "paid_by" ON "returns" FOR EACH ROW WHEN (new."paid_by" IS NOT NULL)
	EXECUTE FUNCTION name_author('paid_by', 'paid_by_name');--> statement-breakpoint
CREATE TRIGGER "returns_payout_by_name" BEFORE INSERT OR UPDATE OF "payout_by" ON "returns" FOR EACH ROW WHEN (new."payout_by" IS NOT NULL)
	EXECUTE FUNCTION name_author('payout_by', 'payout_by_name');--> statement-breakpoint
-- Emails that left lie open in the queue of an older version. A new shop has no queue yet.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    DELETE FROM pgboss.job WHERE name = 'mail.send' AND state IN ('completed', 'cancelled');
  END IF;
END $$;

ALTER TABLE "former_parcels" ADD COLUMN "courier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_scans" ADD COLUMN "event" text;--> statement-breakpoint
UPDATE "tracking_scans" SET "event" = CASE
	WHEN lower("status") IN ('lost', 'destroyed') THEN 'lost'
	WHEN lower("code") LIKE 'dtup-%' THEN NULL
	WHEN lower("type") = 'ud' AND lower("status") = 'manifested' THEN 'accepted'
	WHEN lower("type") = 'ud' AND lower("status") = 'not picked' THEN NULL
	WHEN lower("type") = 'ud' AND lower("code") LIKE 'eod-%' THEN 'attempt_failed'
	WHEN lower("type") = 'ud' AND lower("status") IN ('in transit', 'pending') THEN 'in_transit'
	WHEN lower("type") = 'ud' AND lower("status") = 'dispatched' THEN 'out_for_delivery'
	WHEN lower("type") = 'dl' AND lower("status") = 'delivered' THEN 'delivered'
	WHEN lower("type") = 'dl' AND lower("status") = 'rto' THEN 'returned_to_origin'
	WHEN lower("type") = 'rt' THEN 'returning'
END;

-- The same as `inboxOf` of platform/canonical-email.ts, whose test compares both.
DROP INDEX "users_by_inbox";--> statement-breakpoint
CREATE OR REPLACE FUNCTION inbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT CASE
    WHEN host ~ '^[^.]+\.fastmail\.[a-z.]{2,6}$' THEN split_part(host, '.', 1) || '@' || substr(host, strpos(host, '.') + 1)
    ELSE coalesce(nullif(CASE
      WHEN host = 'gmail.com' THEN replace(untagged, '.', '')
      WHEN host = 'proton.me' THEN translate(untagged, '._-', '')
      WHEN host = 'yandex.ru' THEN replace(untagged, '.', '-')
      ELSE untagged END, ''), name) || '@' || host END
  FROM (
    SELECT name, host, CASE
      WHEN host ~ '^(yahoo\.[a-z.]{2,6}|ymail\.com|rocketmail\.com)$' THEN split_part(translate(name, '+', '-'), '-', 1)
      ELSE split_part(name, '+', 1) END AS untagged
    FROM (
      SELECT split_part(email, '@', 1) AS name, CASE
        WHEN domain = 'googlemail.com' THEN 'gmail.com'
        WHEN domain IN ('me.com', 'mac.com') THEN 'icloud.com'
        WHEN domain IN ('protonmail.com', 'protonmail.ch', 'pm.me') THEN 'proton.me'
        WHEN domain IN ('ya.ru', 'narod.ru') OR domain ~ '^yandex\.(com|com\.tr|by|kz|ua|uz|az|fr|eu)$' THEN 'yandex.ru'
        ELSE domain END AS host
      FROM (SELECT split_part(email, '@', 2) AS domain) AS written
    ) AS parts
  ) AS spelled
$$;--> statement-breakpoint
CREATE INDEX "users_by_inbox" ON "users" USING btree (inbox_of("email"));--> statement-breakpoint
UPDATE "promotion_codes" SET "inbox" = inbox_of("inbox") WHERE "inbox" <> inbox_of("inbox");

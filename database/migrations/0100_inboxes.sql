-- The same as `inboxOf` of platform/canonical-email.ts, whose test compares both.
CREATE FUNCTION inbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(nullif(CASE
      WHEN host = 'gmail.com' THEN replace(untagged, '.', '')
      WHEN host = 'proton.me' THEN translate(untagged, '._-', '')
      ELSE untagged END, ''), name) || '@' || host
  FROM (
    SELECT name, host, CASE
      WHEN host ~ '^(yahoo\.[a-z.]{2,6}|ymail\.com|rocketmail\.com)$' THEN split_part(translate(name, '+', '-'), '-', 1)
      ELSE split_part(name, '+', 1) END AS untagged
    FROM (
      SELECT split_part(email, '@', 1) AS name, CASE split_part(email, '@', 2)
        WHEN 'googlemail.com' THEN 'gmail.com'
        WHEN 'me.com' THEN 'icloud.com'
        WHEN 'mac.com' THEN 'icloud.com'
        WHEN 'protonmail.com' THEN 'proton.me'
        WHEN 'protonmail.ch' THEN 'proton.me'
        WHEN 'pm.me' THEN 'proton.me'
        ELSE split_part(email, '@', 2) END AS host
    ) AS parts
  ) AS spelled
$$;--> statement-breakpoint
CREATE INDEX "users_by_inbox" ON "users" USING btree (inbox_of("email"));

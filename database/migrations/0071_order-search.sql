-- Each word of a name in lower case, and each word with one letter left out. Two words with a key in common differ by one typo.
CREATE FUNCTION name_keys(name text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 1000 AS $$
  SELECT coalesce(array_agg(DISTINCT left(word, greatest(place - 1, 0)) || substr(word, place + 1)), '{}')
  FROM regexp_split_to_table(lower(left(name, 120)), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+') word,
    generate_series(0, length(word)) place
  WHERE length(word) BETWEEN 3 AND 30
$$;--> statement-breakpoint
CREATE INDEX "users_by_part_of_email" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_name_keys" ON "orders" USING gin (name_keys("address"->>'name'));--> statement-breakpoint
CREATE INDEX "orders_by_end_of_number" ON "orders" USING btree (reverse("order_number") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "former_parcels_by_end_of_waybill" ON "former_parcels" USING btree (reverse(upper(regexp_replace("waybill", '[^A-Za-z0-9]+', '', 'g'))) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "shipments_by_end_of_waybill" ON "shipments" USING btree (reverse(upper(regexp_replace("waybill", '[^A-Za-z0-9]+', '', 'g'))) text_pattern_ops);
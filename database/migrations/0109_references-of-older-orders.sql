-- In a transaction of its own, since the triggers before it lock orders until their end.
INSERT INTO "order_references"
  SELECT "order_id", upper(regexp_replace("number", '[^A-Za-z0-9]+', '', 'g')) FROM (
    SELECT "id" AS "order_id", "order_number" AS "number" FROM "orders" WHERE "state" <> 'placed'
    UNION ALL SELECT "order_id", "waybill" FROM "shipments" WHERE "waybill" IS NOT NULL
    UNION ALL SELECT "order_id", "waybill" FROM "former_parcels" WHERE "waybill" IS NOT NULL
    UNION ALL SELECT "returns"."order_id", "waybill" FROM "return_pickups" JOIN "returns" ON "returns"."id" = "return_id" WHERE "waybill" <> ''
  ) "numbers" WHERE "order_id" IN (SELECT "id" FROM "orders")
  ON CONFLICT DO NOTHING;

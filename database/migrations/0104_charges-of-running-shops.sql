-- A shop without the demo takes nothing by itself from here on. One that has orders keeps the charges that were its defaults.
INSERT INTO "settings" ("name", "value", "version")
SELECT held."name", held."value", 0
FROM (VALUES ('ORDER_DISCOUNT_RUPEES', '10'), ('PLATFORM_FEE_RUPEES', '7')) AS held ("name", "value")
WHERE EXISTS (SELECT FROM "orders") AND NOT EXISTS (SELECT FROM "products" WHERE "is_demo")
ON CONFLICT ("name") DO NOTHING;

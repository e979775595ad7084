ALTER TABLE "contact_looks" DROP CONSTRAINT "contact_looks_order_id_orders_id_fk";

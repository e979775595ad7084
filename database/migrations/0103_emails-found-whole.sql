DROP INDEX "users_by_part_of_email";--> statement-breakpoint
DROP INDEX "orders_by_part_of_contact_email";--> statement-breakpoint
CREATE INDEX "orders_by_contact_email" ON "orders" USING btree ("contact_email") WHERE "orders"."contact_email" is not null;
ALTER TABLE "mail_log" RENAME TO "email_log";--> statement-breakpoint
ALTER TABLE "stock_ledger" RENAME TO "stock_movements";--> statement-breakpoint
ALTER TABLE "shipment_scans" RENAME TO "tracking_scans";--> statement-breakpoint
ALTER TABLE "people" RENAME TO "users";--> statement-breakpoint
ALTER TABLE "app_waiters" RENAME TO "app_launch_subscribers";--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" RENAME TO "newsletter_subscribers";--> statement-breakpoint
ALTER TABLE "refill_plans" RENAME TO "subscriptions";--> statement-breakpoint
ALTER TABLE "refill_turns" RENAME TO "billing_cycles";--> statement-breakpoint
ALTER TABLE "search_misses" RENAME TO "zero_result_searches";--> statement-breakpoint
ALTER TABLE "wishes" RENAME TO "wishlist_items";--> statement-breakpoint
ALTER TABLE "addresses" RENAME COLUMN "person_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "cart_lines" RENAME COLUMN "plan" TO "supply_days";--> statement-breakpoint
ALTER TABLE "carts" RENAME COLUMN "visitor_hash" TO "guest_hash";--> statement-breakpoint
ALTER TABLE "carts" RENAME COLUMN "person_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "consents" RENAME COLUMN "person_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "shipments" RENAME COLUMN "tell_at" TO "report_at";--> statement-breakpoint
ALTER TABLE "avatars" RENAME COLUMN "person_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "email_changes" RENAME COLUMN "person_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "person_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "sign_in_codes" RENAME COLUMN "person_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "order_lines" RENAME COLUMN "plan" TO "supply_days";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "person_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "promised_for" TO "estimated_delivery_date";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "answer" TO "response";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "person_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "plan" TO "supply_days";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "next_due_on" TO "next_charge_date";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "told_unit_paise" TO "announced_unit_paise";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "began_with" TO "first_order_id";--> statement-breakpoint
ALTER TABLE "billing_cycles" RENAME COLUMN "plan_id" TO "subscription_id";--> statement-breakpoint
ALTER TABLE "reviews" RENAME COLUMN "person_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "search_entries" RENAME COLUMN "fold_version" TO "index_version";--> statement-breakpoint
ALTER TABLE "zero_result_searches" RENAME COLUMN "folded" TO "normalized";--> statement-breakpoint
ALTER TABLE "search_synonyms" RENAME COLUMN "folded" TO "normalized";--> statement-breakpoint
ALTER TABLE "search_words" RENAME COLUMN "folded" TO "normalized";--> statement-breakpoint
ALTER TABLE "wishlists" RENAME COLUMN "visitor_hash" TO "guest_hash";--> statement-breakpoint
ALTER TABLE "wishlists" RENAME COLUMN "person_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "email_log" RENAME CONSTRAINT "mail_log_pkey" TO "email_log_pkey";--> statement-breakpoint
ALTER TABLE "addresses" RENAME CONSTRAINT "addresses_person_id_people_id_fk" TO "addresses_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "cart_lines" RENAME CONSTRAINT "cart_lines_one_a_choice" TO "cart_lines_unique_options";--> statement-breakpoint
ALTER TABLE "carts" RENAME CONSTRAINT "carts_visitor_hash_unique" TO "carts_guest_hash_unique";--> statement-breakpoint
ALTER TABLE "carts" RENAME CONSTRAINT "carts_person_id_unique" TO "carts_user_id_unique";--> statement-breakpoint
ALTER TABLE "stock_movements" RENAME CONSTRAINT "stock_ledger_product_id_products_id_fk" TO "stock_movements_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "stock_movements" RENAME CONSTRAINT "stock_ledger_pkey" TO "stock_movements_pkey";--> statement-breakpoint
ALTER TABLE "tracking_scans" RENAME CONSTRAINT "shipment_scans_waybill_shipments_waybill_fk" TO "tracking_scans_waybill_shipments_waybill_fk";--> statement-breakpoint
ALTER TABLE "tracking_scans" RENAME CONSTRAINT "shipment_scans_once" TO "tracking_scans_once";--> statement-breakpoint
ALTER TABLE "tracking_scans" RENAME CONSTRAINT "shipment_scans_pkey" TO "tracking_scans_pkey";--> statement-breakpoint
ALTER TABLE "avatars" RENAME CONSTRAINT "avatars_person_id_people_id_fk" TO "avatars_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "email_changes" RENAME CONSTRAINT "email_changes_person_id_people_id_fk" TO "email_changes_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "people_email_unique" TO "users_email_unique";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "people_google_account" TO "users_google_account";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "people_staff_role" TO "users_staff_role";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "people_pkey" TO "users_pkey";--> statement-breakpoint
ALTER TABLE "sessions" RENAME CONSTRAINT "sessions_person_id_people_id_fk" TO "sessions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "sign_in_codes" RENAME CONSTRAINT "sign_in_codes_person_id_people_id_fk" TO "sign_in_codes_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "app_launch_subscribers" RENAME CONSTRAINT "app_waiters_email_unique" TO "app_launch_subscribers_email_unique";--> statement-breakpoint
ALTER TABLE "app_launch_subscribers" RENAME CONSTRAINT "app_waiters_pkey" TO "app_launch_subscribers_pkey";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" RENAME CONSTRAINT "newsletter_subscriptions_email_unique" TO "newsletter_subscribers_email_unique";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" RENAME CONSTRAINT "newsletter_subscriptions_pkey" TO "newsletter_subscribers_pkey";--> statement-breakpoint
ALTER TABLE "orders" RENAME CONSTRAINT "orders_person_id_people_id_fk" TO "orders_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME CONSTRAINT "refill_plans_person_id_people_id_fk" TO "subscriptions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME CONSTRAINT "refill_plans_product_id_products_id_fk" TO "subscriptions_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME CONSTRAINT "refill_plans_began_with_orders_id_fk" TO "subscriptions_first_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME CONSTRAINT "refill_plans_quantity" TO "subscriptions_quantity";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME CONSTRAINT "refill_plans_pkey" TO "subscriptions_pkey";--> statement-breakpoint
ALTER TABLE "billing_cycles" RENAME CONSTRAINT "refill_turns_plan_id_refill_plans_id_fk" TO "billing_cycles_subscription_id_subscriptions_id_fk";--> statement-breakpoint
ALTER TABLE "billing_cycles" RENAME CONSTRAINT "refill_turns_order_id_orders_id_fk" TO "billing_cycles_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "billing_cycles" RENAME CONSTRAINT "refill_turns_order_id_unique" TO "billing_cycles_order_id_unique";--> statement-breakpoint
ALTER TABLE "billing_cycles" RENAME CONSTRAINT "refill_turns_once" TO "billing_cycles_once";--> statement-breakpoint
ALTER TABLE "billing_cycles" RENAME CONSTRAINT "refill_turns_ordered" TO "billing_cycles_ordered";--> statement-breakpoint
ALTER TABLE "billing_cycles" RENAME CONSTRAINT "refill_turns_pkey" TO "billing_cycles_pkey";--> statement-breakpoint
ALTER TABLE "zero_result_searches" RENAME CONSTRAINT "search_misses_pkey" TO "zero_result_searches_pkey";--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wishes_wishlist_id_wishlists_id_fk" TO "wishlist_items_wishlist_id_wishlists_id_fk";--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wishes_product_id_products_id_fk" TO "wishlist_items_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wishes_once" TO "wishlist_items_unique";--> statement-breakpoint
ALTER TABLE "wishlists" RENAME CONSTRAINT "wishlists_one_a_visitor" TO "wishlists_unique_guest";--> statement-breakpoint
ALTER TABLE "wishlists" RENAME CONSTRAINT "wishlists_one_a_person" TO "wishlists_unique_user";--> statement-breakpoint
ALTER INDEX "mail_log_by_recipient" RENAME TO "email_log_by_recipient";--> statement-breakpoint
ALTER INDEX "mail_log_by_about" RENAME TO "email_log_by_about";--> statement-breakpoint
ALTER INDEX "mail_log_by_time" RENAME TO "email_log_by_time";--> statement-breakpoint
ALTER INDEX "addresses_by_person" RENAME TO "addresses_by_user";--> statement-breakpoint
ALTER INDEX "stock_ledger_by_product" RENAME TO "stock_movements_by_product";--> statement-breakpoint
ALTER INDEX "stock_ledger_by_order" RENAME TO "stock_movements_by_order";--> statement-breakpoint
ALTER INDEX "consents_by_person" RENAME TO "consents_by_user";--> statement-breakpoint
ALTER INDEX "shipments_overdue" RENAME TO "shipments_stuck";--> statement-breakpoint
ALTER INDEX "avatars_by_person" RENAME TO "avatars_by_user";--> statement-breakpoint
ALTER INDEX "email_changes_by_person" RENAME TO "email_changes_by_user";--> statement-breakpoint
ALTER INDEX "sessions_by_person" RENAME TO "sessions_by_user";--> statement-breakpoint
ALTER INDEX "orders_by_person" RENAME TO "orders_by_user";--> statement-breakpoint
ALTER INDEX "refill_plans_by_person" RENAME TO "subscriptions_by_user";--> statement-breakpoint
ALTER INDEX "refill_plans_due" RENAME TO "subscriptions_due";--> statement-breakpoint
ALTER INDEX "reviews_by_person" RENAME TO "reviews_by_user";--> statement-breakpoint
ALTER INDEX "wishes_by_product" RENAME TO "wishlist_items_by_product";--> statement-breakpoint
ALTER SEQUENCE "mail_log_id_seq" RENAME TO "email_log_id_seq";--> statement-breakpoint
ALTER SEQUENCE "stock_ledger_id_seq" RENAME TO "stock_movements_id_seq";--> statement-breakpoint
ALTER SEQUENCE "shipment_scans_id_seq" RENAME TO "tracking_scans_id_seq";--> statement-breakpoint
ALTER SEQUENCE "people_id_seq" RENAME TO "users_id_seq";--> statement-breakpoint
ALTER SEQUENCE "app_waiters_id_seq" RENAME TO "app_launch_subscribers_id_seq";--> statement-breakpoint
ALTER SEQUENCE "newsletter_subscriptions_id_seq" RENAME TO "newsletter_subscribers_id_seq";--> statement-breakpoint
ALTER SEQUENCE "refill_plans_id_seq" RENAME TO "subscriptions_id_seq";--> statement-breakpoint
ALTER SEQUENCE "refill_turns_id_seq" RENAME TO "billing_cycles_id_seq";

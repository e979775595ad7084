import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { products } from '#shop/catalog/server/tables.ts';

/** A wishlist belongs to one guest (by the hash of a cookie) or to one user, never to both. */
export const wishlists = pgTable(
  'wishlists',
  {
    id: uuid().primaryKey().defaultRandom(),
    guestHash: varchar('guest_hash', { length: 64 }),
    userId: integer('user_id'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('wishlists_unique_guest').on(table.guestHash),
    unique('wishlists_unique_user').on(table.userId),
    check('wishlists_one_owner', sql`num_nonnulls(${table.guestHash}, ${table.userId}) = 1`),
  ],
);

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    wishlistId: uuid('wishlist_id')
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'wishlist_items_unique', columns: [table.wishlistId, table.productId] }),
    index('wishlist_items_by_product').on(table.productId),
  ],
);

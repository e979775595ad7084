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

/** A wishlist belongs to one visitor (by the hash of a cookie) or to one person, never to both. */
export const wishlists = pgTable(
  'wishlists',
  {
    id: uuid().primaryKey().defaultRandom(),
    visitorHash: varchar('visitor_hash', { length: 64 }),
    personId: integer('person_id'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('wishlists_one_a_visitor').on(table.visitorHash),
    unique('wishlists_one_a_person').on(table.personId),
    check('wishlists_one_owner', sql`num_nonnulls(${table.visitorHash}, ${table.personId}) = 1`),
  ],
);

export const wishes = pgTable(
  'wishes',
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
    primaryKey({ name: 'wishes_once', columns: [table.wishlistId, table.productId] }),
    index('wishes_by_product').on(table.productId),
  ],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  pgTable,
  serial,
  smallint,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { products } from '#shop/catalog/server/tables.ts';

/** A cart belongs to one guest (by the hash of a cookie) or to one user, never to both. */
export const carts = pgTable(
  'carts',
  {
    id: uuid().primaryKey().defaultRandom(),
    guestHash: varchar('guest_hash', { length: 64 }).unique(),
    userId: integer('user_id').unique(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('carts_one_owner', sql`num_nonnulls(${table.guestHash}, ${table.userId}) = 1`)],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial().primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    plan: varchar('supply_days', { length: 3 }).notNull().default('60').$type<'60' | '120' | '180'>(),
    subscribe: boolean().notNull().default(false),
    /** 0 without a subscription, since null would break the unique key. */
    frequencyDays: smallint('frequency_days').notNull().default(0),
    quantity: integer().notNull(),
    /** The unit price at the time of adding, to show a change. */
    addedUnitPaise: integer('added_unit_paise').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('cart_lines_quantity', sql`${table.quantity} >= 1`),
    unique('cart_lines_unique_options').on(
      table.cartId,
      table.productId,
      table.plan,
      table.subscribe,
      table.frequencyDays,
    ),
  ],
);

export const uniqueOptions = [
  cartLines.cartId,
  cartLines.productId,
  cartLines.plan,
  cartLines.subscribe,
  cartLines.frequencyDays,
];

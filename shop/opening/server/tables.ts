import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { orders } from '#shop/orders/server/tables.ts';
import type { RemovalState } from '../removal.ts';

/**
 * One row once the owner removed the demo: no start fills the shop again. A job goes on with a removal that is not done, also after a
 * kill.
 */
export const demoRemovals = pgTable(
  'demo_removals',
  {
    id: integer().primaryKey(),
    state: varchar({ length: 10 }).notNull().default('done').$type<RemovalState>(),
    /** Products of the demo that become the merchant's own. */
    keep: integer().array().notNull().default([]),
    /** The test orders at its beginning, and how many of them are gone. */
    orders: integer().notNull().default(0),
    ordersGone: integer('orders_gone').notNull().default(0),
    productsGone: integer('products_gone').notNull().default(0),
    /** The folder of the backup that it made first. */
    backup: varchar({ length: 80 }),
    /** Why it stopped, in words. */
    problem: varchar({ length: 500 }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('demo_removals_state', sql`${table.state} in ('backup', 'orders', 'products', 'done', 'stopped')`),
    check('demo_removals_stopped', sql`(${table.state} = 'stopped') = (${table.problem} is not null)`),
  ],
);

/** The orders that the demo came with. Only the owner of the tables marks one, and they always go with the demo. */
export const sampleOrders = pgTable('sample_orders', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
});

/**
 * Rows of orders with a product of the merchant's own, noted by triggers while the shop holds products of the demo. Append-only,
 * so no removal of test orders can take it, whatever became of its rows since.
 */
export const ownRecords = pgTable(
  'own_records',
  {
    kind: varchar({ length: 12 }).notNull().$type<'order' | 'order-number' | 'return' | 'rescue'>(),
    entityId: varchar('entity_id', { length: 80 }).notNull(),
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.entityId] })],
);

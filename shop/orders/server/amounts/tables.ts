import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint, uuid, varchar } from 'drizzle-orm/pg-core';
import { orders } from '../tables.ts';

/** The amounts of an order beside its lines, in their sequence. An order whose `charges` are null has none here yet. */
export const orderAdjustments = pgTable(
  'order_adjustments',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** A name for programs (`shop/pricing/amounts.ts`). */
    code: varchar({ length: 40 }).notNull(),
    /** As the order showed it. */
    name: varchar({ length: 80 }).notNull(),
    /** Below zero for a saving. */
    paise: integer().notNull(),
    /** The part of each line, in the sequence of their ids. */
    shares: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_adjustments_paise', sql`${table.paise} <> 0`),
  ],
);

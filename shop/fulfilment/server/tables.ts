import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  serial,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import { orders } from '#shop/orders/server/tables.ts';
import type { UnitOutcome } from '../unit-outcomes.ts';

/**
 * A parcel that came back and that staff look into, from the courier or after a delivery. A parcel that the
 * courier returned before inspections has no row, and never asks. The inspection of a return is stored when it is done.
 */
export const inspections = pgTable(
  'inspections',
  {
    id: serial().primaryKey(),
    kind: varchar({ length: 10 }).notNull().default('parcel').$type<'parcel' | 'return'>(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null until staff said what became of its units, and again after an undo. */
    doneAt: timestamp('done_at', { withTimezone: true }),
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
  },
  (table) => [
    check('inspections_kind', sql`${table.kind} in ('parcel', 'return')`),
    check('inspections_of_return', sql`${table.kind} = 'parcel' or ${table.doneAt} is not null`),
    uniqueIndex('inspections_once')
      .on(table.orderId)
      .where(sql`${table.kind} = 'parcel'`),
    index('inspections_by_order').on(table.orderId),
    index('inspections_open')
      .on(table.askedAt, table.orderId)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** The outcome of the units of a parcel that came back. Only sellable ones have a stock change. */
export const inspectedUnits = pgTable(
  'inspected_units',
  {
    id: serial().primaryKey(),
    inspectionId: integer('inspection_id')
      .notNull()
      .references(() => inspections.id),
    orderLineId: integer('order_line_id').notNull(),
    productId: integer('product_id').notNull(),
    /** Null for an order from before batches. */
    batchId: integer('batch_id'),
    outcome: varchar({ length: 10 }).notNull().$type<UnitOutcome>(),
    units: integer().notNull(),
    changeId: uuid('change_id'),
  },
  (table) => [
    check('inspected_units_units', sql`${table.units} >= 1`),
    check('inspected_units_change', sql`(${table.outcome} = 'sellable') = (${table.changeId} is not null)`),
    index('inspected_units_by_inspection').on(table.inspectionId),
  ],
);

/** The courier's debt for a lost parcel. Opens at the order's total, until staff claim another amount. */
export const courierClaims = pgTable(
  'courier_claims',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    claimPaise: integer('claim_paise').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('courier_claims_not_negative', sql`${table.claimPaise} >= 0`)],
);

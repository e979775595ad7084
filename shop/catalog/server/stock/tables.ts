import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Values } from '#platform/logged-change.ts';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import type { StockReason } from '../../stock-reasons.ts';
import { products } from '../tables.ts';

/** The products in a combo. A combo has no stock of its own and none of its parts is a combo. */
export const comboParts = pgTable(
  'combo_parts',
  {
    comboId: integer('combo_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    partId: integer('part_id')
      .notNull()
      .references(() => products.id),
    quantity: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.comboId, table.partId] }),
    check('combo_parts_quantity', sql`${table.quantity} >= 1`),
    check('combo_parts_not_itself', sql`${table.comboId} <> ${table.partId}`),
    index('combo_parts_by_part').on(table.partId),
  ],
);

/**
 * Units of one delivery. The empty number is the opening stock, whose dates nobody knows. Orders touch `products.stock` alone:
 * stock + units of orders that are not packed = units in batches.
 */
export const batches = pgTable(
  'batches',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    number: varchar({ length: 40 }).notNull().default(''),
    madeOn: date('made_on', { mode: 'string' }),
    bestBefore: date('best_before', { mode: 'string' }),
    /** Units on the shelf, also those that orders wait for. */
    units: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('batches_number').on(table.productId, table.number),
    check('batches_units_not_negative', sql`${table.units} >= 0`),
    index('batches_by_best_before')
      .on(table.bestBefore, table.id)
      .where(sql`${table.bestBefore} is not null`),
    index('batches_by_delivery')
      .on(table.id)
      .where(sql`${table.number} <> ''`),
  ],
);

/** A change of stock by staff or by the nightly job. Its movements add up to nothing after an undo. */
export const stockChanges = pgTable(
  'stock_changes',
  {
    /** The client's UUID, an idempotency key that never expires. */
    id: uuid().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    reason: varchar({ length: 20 }).notNull().$type<StockReason>(),
    note: varchar({ length: 200 }).notNull().default(''),
    /** The request. The same id with another request is refused. */
    asked: jsonb().notNull().$type<Values>(),
    /** Null for a job. Without a foreign key, since a row outlives the account of its author. */
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('stock_changes_by_product').on(table.productId, table.createdAt)],
);

/**
 * Every change of `products.stock` with its cause. A product's stock equals the sum of its movements. A trigger puts stock that
 * comes by no order and no stock change into the product's opening stock.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: serial().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    change: integer().notNull(),
    reason: varchar({ length: 20 }).notNull().$type<StockReason>(),
    orderId: varchar('order_id', { length: 36 }),
    changeId: uuid('change_id').references(() => stockChanges.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('stock_movements_by_product').on(table.productId, table.id),
    index('stock_movements_by_order').on(table.orderId),
    index('stock_movements_by_change')
      .on(table.changeId)
      .where(sql`${table.changeId} is not null`),
  ],
);

/** Every change of `batches.units` with its cause. It says which order lines a batch went to. */
export const batchMovements = pgTable(
  'batch_movements',
  {
    id: serial().primaryKey(),
    batchId: integer('batch_id')
      .notNull()
      .references(() => batches.id),
    change: integer().notNull(),
    reason: varchar({ length: 20 }).notNull().$type<StockReason | 'packed' | 'unpacked'>(),
    orderId: varchar('order_id', { length: 36 }),
    orderLineId: integer('order_line_id'),
    changeId: uuid('change_id').references(() => stockChanges.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('batch_movements_by_batch').on(table.batchId, table.id),
    index('batch_movements_by_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('batch_movements_by_change')
      .on(table.changeId)
      .where(sql`${table.changeId} is not null`),
  ],
);

/** The cost price of a unit of a product, without tax. It is a table of its own, so that no answer for customers can hold it. */
export const productCosts = pgTable(
  'product_costs',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    costPaise: integer('cost_paise').notNull(),
  },
  (table) => [check('product_costs_paise', sql`${table.costPaise} >= 0`)],
);

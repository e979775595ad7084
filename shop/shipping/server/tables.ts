import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredRequest } from './stored-request.ts';

/** One row per order, written with the order. `request` is the courier's input. */
export const shipments = pgTable(
  'shipments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id').notNull().unique(),
    orderNumber: text('order_number').notNull(),
    waybill: text('waybill').unique(),
    /** The courier that gave the waybill. Empty for parcels from before the shop noted it. */
    courier: text('courier').notNull().default(''),
    state: text('state', { enum: ['held', 'waiting', 'created', 'failed', 'withdrawn', 'cancelled'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Grows when an edited order asks the courier for a new parcel. */
    revision: integer('revision').notNull().default(1),
    lastError: text('last_error'),
    request: jsonb('request').$type<StoredRequest>().notNull(),
    reportAt: timestamp('report_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '1 day'`),
    checkAt: timestamp('check_at', { withTimezone: true }).notNull().defaultNow(),
    /** Delivered or returned, so tracking has ended. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('shipments_state').on(table.state, table.createdAt),
    index('shipments_stuck')
      .on(table.reportAt)
      .where(sql`${table.state} = 'waiting'`),
    index('shipments_to_check')
      .on(table.checkAt)
      .where(sql`${table.state} = 'created' and ${table.endedAt} is null`),
    check('shipments_created_have_waybill', sql`${table.state} <> 'created' or ${table.waybill} is not null`),
  ],
);

/** Parcels that a changed order gave up. The courier cancels them; the waybill stays as history. */
export const formerParcels = pgTable(
  'former_parcels',
  {
    orderId: uuid('order_id').notNull(),
    revision: integer('revision').notNull(),
    /** Null while the courier's answer to the request is unknown. */
    waybill: text('waybill').unique(),
    state: text('state', { enum: ['withdrawn', 'cancelled'] })
      .notNull()
      .default('withdrawn'),
    lastError: text('last_error'),
    retiredAt: timestamp('retired_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.revision] })],
);

/** Scans of parcels, also of former ones. A repeated scan is the same row. */
export const trackingScans = pgTable(
  'tracking_scans',
  {
    id: serial('id').primaryKey(),
    waybill: text('waybill').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    type: text('type').notNull(),
    status: text('status').notNull(),
    code: text('code').notNull(),
    place: text('place').notNull(),
    remarks: text('remarks').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('tracking_scans_once').on(
      table.waybill,
      table.at,
      table.type,
      table.code,
      table.place,
      table.status,
    ),
  ],
);

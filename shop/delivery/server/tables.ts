import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ShipmentRequest } from '../courier.ts';

/** One row a pincode; coordinates in degrees, empty where nobody knows them. */
export const pincodes = pgTable(
  'pincodes',
  {
    pincode: text('pincode').primaryKey(),
    district: text('district').notNull(),
    state: text('state').notNull(),
    latitude: real('latitude'),
    longitude: real('longitude'),
  },
  (table) => [
    index('pincodes_place').on(table.latitude, table.longitude),
    check('pincodes_six_digits', sql`${table.pincode} ~ '^[1-9][0-9]{5}$'`),
  ],
);

/** The post offices of a pincode, the one it is known by at position 0. */
export const postOffices = pgTable(
  'post_offices',
  {
    pincode: text('pincode')
      .notNull()
      .references(() => pincodes.pincode, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['head', 'sub', 'branch'] }).notNull(),
    block: text('block').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pincode, table.position] })],
);

/** One row an order, written with the order itself; `request` is what the courier is asked for. */
export const shipments = pgTable(
  'shipments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id').notNull().unique(),
    orderNumber: text('order_number').notNull(),
    waybill: text('waybill').unique(),
    state: text('state', { enum: ['waiting', 'created', 'failed', 'withdrawn', 'cancelled'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    request: jsonb('request').$type<ShipmentRequest>().notNull(),
    /** When the merchant is told that the courier still does not take it. */
    tellAt: timestamp('tell_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '1 day'`),
    /** When the courier is next asked where the parcel is. */
    checkAt: timestamp('check_at', { withTimezone: true }).notNull().defaultNow(),
    /** Delivered or brought back: there is nothing more to ask. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('shipments_state').on(table.state, table.createdAt),
    index('shipments_overdue')
      .on(table.tellAt)
      .where(sql`${table.state} = 'waiting'`),
    index('shipments_to_check')
      .on(table.checkAt)
      .where(sql`${table.state} = 'created' and ${table.endedAt} is null`),
    check('shipments_created_have_waybill', sql`${table.state} <> 'created' or ${table.waybill} is not null`),
  ],
);

/** Every time the courier's people read a parcel's label; the same one told again is the same row. */
export const shipmentScans = pgTable(
  'shipment_scans',
  {
    id: serial('id').primaryKey(),
    waybill: text('waybill')
      .notNull()
      .references(() => shipments.waybill),
    at: timestamp('at', { withTimezone: true }).notNull(),
    type: text('type').notNull(),
    status: text('status').notNull(),
    code: text('code').notNull(),
    place: text('place').notNull(),
    remarks: text('remarks').notNull(),
    /** When the shop heard of it. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('shipment_scans_once').on(
      table.waybill,
      table.at,
      table.type,
      table.code,
      table.place,
      table.status,
    ),
  ],
);

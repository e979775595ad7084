import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('shipments_state').on(table.state, table.createdAt),
    check('shipments_created_have_waybill', sql`${table.state} <> 'created' or ${table.waybill} is not null`),
  ],
);

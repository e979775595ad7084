import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import { backwards } from './backwards.ts';
import { parcelEvents } from '../parcel-event.ts';
import type { StoredRequest } from './stored-request.ts';

/** One row per order, written with the order. `request` is the courier's input. */
export const shipments = pgTable(
  'shipments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id').notNull().unique(),
    orderNumber: text('order_number').notNull(),
    waybill: text('waybill').unique(),
    /** The courier that is asked, or gave the waybill. Empty before the first request, and for parcels from before the shop noted it. */
    courier: text('courier').notNull().default(''),
    /** The courier of a parcel sent by hand: a name of `hand_couriers`, or empty. */
    handCourier: text('hand_courier').notNull().default(''),
    /** Whom staff chose for this order, a name as `carrierOf` reads it. Empty when the shop chooses. */
    chosenCourier: text('chosen_courier').notNull().default(''),
    state: text('state', {
      enum: ['held', 'waiting', 'created', 'editing', 'failed', 'withdrawn', 'cancelled'],
    })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Grows when an edited order asks the courier for a new parcel. */
    revision: integer('revision').notNull().default(1),
    lastError: text('last_error'),
    /** When the courier took the newest change of this parcel. Labels from before are out of date. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    request: jsonb('request').$type<StoredRequest>().notNull(),
    reportAt: timestamp('report_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '1 day'`),
    checkAt: timestamp('check_at', { withTimezone: true }).notNull().defaultNow(),
    /** Delivered, returned or lost, so tracking has ended. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The first scan of its way back. */
    returningSince: timestamp('returning_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('shipments_by_end_of_waybill').on(sql`${backwards(table.waybill)} text_pattern_ops`),
    index('shipments_state').on(table.state, table.createdAt),
    index('shipments_by_order_number').on(table.orderNumber),
    index('shipments_stuck')
      .on(table.reportAt)
      .where(sql`${table.state} = 'waiting'`),
    index('shipments_to_check')
      .on(table.checkAt)
      .where(sql`${table.state} = 'created' and ${table.endedAt} is null`),
    index('shipments_returning')
      .on(table.returningSince)
      .where(sql`${table.returningSince} is not null and ${table.endedAt} is null`),
    check('shipments_created_have_waybill', sql`${table.state} <> 'created' or ${table.waybill} is not null`),
  ],
);

/** The couriers that the shop sends by hand with. Parcels keep the name, so it never changes. */
export const handCouriers = pgTable(
  'hand_couriers',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    /** The tracking page, with `{waybill}` where the number is. Empty without one. */
    trackUrl: text('track_url').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    /** The contents of the columns of its portal's file, by their headers, as staff saved them last. */
    fileColumns: jsonb('file_columns').$type<Record<string, string>>().notNull().default({}),
    /** The meanings of its words that the shop does not know, by their hash, since a remark may name a customer. */
    fileWords: jsonb('file_words').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [uniqueIndex('hand_couriers_by_name').on(sql`lower(${table.name})`)],
);

/** The couriers of some pincodes. The longest beginning that fits a pincode counts. */
export const courierPincodes = pgTable(
  'courier_pincodes',
  {
    /** A pincode, or the beginning of some: two to six digits. */
    pincode: text('pincode').primaryKey(),
    /** A name as `carrierOf` reads it. */
    carrier: text('carrier').notNull(),
  },
  (table) => [
    index('courier_pincodes_by_carrier').on(table.carrier),
    check('courier_pincodes_digits', sql`${table.pincode} ~ '^[1-9][0-9]{1,5}$'`),
  ],
);

/** Parcels that a changed order gave up. The courier cancels them; the waybill stays as history. One in `editing` may come back. */
export const formerParcels = pgTable(
  'former_parcels',
  {
    orderId: uuid('order_id').notNull(),
    revision: integer('revision').notNull(),
    /** Null while the courier's answer to the request is unknown. */
    waybill: text('waybill').unique(),
    /** The courier that has it, as in `shipments`. */
    courier: text('courier').notNull().default(''),
    state: text('state', { enum: ['editing', 'withdrawn', 'cancelled'] })
      .notNull()
      .default('withdrawn'),
    lastError: text('last_error'),
    retiredAt: timestamp('retired_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.revision] }),
    index('former_parcels_by_end_of_waybill').on(sql`${backwards(table.waybill)} text_pattern_ops`),
  ],
);

/** The rider's visit to a place of the shop, once a day. */
export const pickups = pgTable(
  'pickups',
  {
    place: text('place').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Indian time: `15:00`. */
    time: text('time').notNull(),
    parcels: integer('parcels').notNull(),
    state: text('state', { enum: ['waiting', 'requested', 'refused'] })
      .notNull()
      .default('waiting'),
    /** The courier's number, if it gave one. */
    number: text('number').notNull().default(''),
    remarks: text('remarks').notNull().default(''),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.place, table.day] })],
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
    /** The event, as the courier's adapter understood it. */
    event: text('event', { enum: parcelEvents }),
    /** The staff member who wrote it, for a parcel sent by hand. */
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    /** The scan that this one takes back. */
    undoes: integer('undoes').unique(),
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

/**
 * The request of staff or the customer after a failed delivery. `by_hand` when staff must tell the courier. A correction is
 * in the shipment's request; `changes` names its fields.
 */
export const redeliveryRequests = pgTable(
  'rescues',
  {
    /** The client's UUID. The same id again asks nothing. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    failedTry: integer('failed_try').notNull(),
    act: text('act', { enum: ['try_again', 'another_day', 'correct', 'give_up'] }).notNull(),
    day: date('day', { mode: 'string' }),
    changes: jsonb('changes').$type<('phone' | 'addressLine')[]>().notNull().default([]),
    askedBy: text('asked_by', { enum: ['customer', 'staff'] }).notNull(),
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    state: text('state', { enum: ['asked', 'accepted', 'refused', 'by_hand'] })
      .notNull()
      .default('asked'),
    reference: text('reference'),
    /** Why the courier refused, in its words. */
    answer: text('answer'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('rescues_by_order').on(table.orderId, table.askedAt),
    uniqueIndex('rescues_open')
      .on(table.failedTry)
      .where(sql`${table.state} in ('asked', 'by_hand')`),
    uniqueIndex('rescues_by_customer')
      .on(table.failedTry)
      .where(sql`${table.askedBy} = 'customer'`),
    check('rescues_day', sql`(${table.act} = 'another_day') = (${table.day} is not null)`),
  ],
);

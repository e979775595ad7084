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
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { inspections } from '#shop/fulfilment/server/tables.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import { openPickupStates, type PickupScan, type PickupState, pickupStateNames } from '../pickup.ts';
import type { ReturnReason, ReturnRemedy } from '../reasons.ts';
import { openStates, type ReturnActor, returnStateNames, type ReturnState } from '../states.ts';

const list = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '));

/** A return of a delivered order. Amounts are paise. */
export const returns = pgTable(
  'returns',
  {
    id: serial().primaryKey(),
    /** The client's UUID, an idempotency key that never expires. */
    requestId: uuid('request_id').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: varchar({ length: 10 }).notNull().default('requested').$type<ReturnState>(),
    reason: varchar({ length: 20 }).notNull().$type<ReturnReason>(),
    remedy: varchar({ length: 11 }).notNull().default('refund').$type<ReturnRemedy>(),
    /** The customer's words. They go with the customer's data. */
    note: varchar({ length: 500 }).notNull().default(''),
    askedBy: varchar('asked_by', { length: 10 }).notNull().$type<Exclude<ReturnActor, 'courier'>>(),
    /** Why staff refused it. */
    answer: varchar({ length: 300 }).notNull().default(''),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when it has been in its state. */
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The findings of staff in its parcel. */
    inspectionId: integer('inspection_id')
      .unique()
      .references(() => inspections.id),
    /** The total of its credit note. */
    refundPaise: integer('refund_paise'),
    /** Names the refund in the cash, so that it is entered once. */
    refundId: uuid('refund_id').notNull().unique().defaultRandom(),
    /** Where the customer wants the money, sealed. Emptied 90 days after its entry. */
    payoutSealed: text('payout_sealed'),
    /** Its end, such as `UPI ••••kbank`. */
    payoutHint: varchar('payout_hint', { length: 60 }).notNull().default(''),
    payoutAt: timestamp('payout_at', { withTimezone: true }),
    /** Counts the entries, so that staff pay to the details that they saw. */
    payoutVersion: smallint('payout_version').notNull().default(0),
    /** The staff member who noted the account for the customer. Null when the customer named it. */
    payoutBy: integer('payout_by'),
    payoutByName: varchar('payout_by_name', { length: 80 }).notNull().default(''),
    /** The customer keeps the products, so no parcel comes and nobody inspects one. */
    withoutPickup: boolean('without_pickup').notNull().default(false),
    /** The staff member who agreed to a large payout, before another one pays it. */
    approvedBy: integer('approved_by'),
    approvedByName: varchar('approved_by_name', { length: 80 }).notNull().default(''),
    paidBy: integer('paid_by'),
    paidByName: varchar('paid_by_name', { length: 80 }).notNull().default(''),
    /** The sum that its payer paid in the 24 hours up to this refund, with it. */
    paidInDayPaise: integer('paid_in_day_paise'),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    /** The bank's number of the payment. */
    reference: varchar({ length: 60 }).notNull().default(''),
  },
  (table) => [
    check('returns_state', sql`${table.state} in (${list(returnStateNames)})`),
    check(
      'returns_refund',
      sql`(${table.state} in ('inspected', 'refunded')) = (coalesce(${table.refundPaise}, 0) > 0)`,
    ),
    check('returns_paid', sql`(${table.state} = 'refunded') = (${table.refundedAt} is not null)`),
    check('returns_payout', sql`${table.payoutSealed} is null or ${table.payoutAt} is not null`),
    uniqueIndex('returns_one_open')
      .on(table.orderId)
      .where(sql`${table.state} in (${list(openStates)})`),
    index('returns_by_order').on(table.orderId, table.id),
    index('returns_by_state').on(table.state, table.since, table.id),
    index('returns_by_time').on(table.requestedAt, table.id),
    index('returns_by_payer').on(table.paidBy, table.refundedAt),
    index('returns_with_payout')
      .on(table.payoutAt)
      .where(sql`${table.payoutSealed} is not null`),
  ],
);

const ofReturn = () =>
  integer('return_id')
    .notNull()
    .references(() => returns.id);

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: ofReturn(),
    orderLineId: integer('order_line_id').notNull(),
    quantity: integer().notNull(),
    /** Set by the inspection. */
    refundedQuantity: integer('refunded_quantity'),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderLineId] }),
    check('return_lines_quantity', sql`${table.quantity} >= 1`),
    check('return_lines_refunded', sql`${table.refundedQuantity} between 0 and ${table.quantity}`),
  ],
);

/** A courier that fetches a return from the customer. Its id is the reference at the courier. */
export const returnPickups = pgTable(
  'return_pickups',
  {
    id: uuid().primaryKey().defaultRandom(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    state: varchar({ length: 10 }).notNull().default('waiting').$type<PickupState>(),
    /** A courier of the shop, or the name of any other that staff called. */
    courier: varchar({ length: 40 }).notNull(),
    isByHand: boolean('is_by_hand').notNull().default(false),
    waybill: varchar({ length: 60 }).notNull().default(''),
    /** The day that staff agreed on by phone. */
    day: date({ mode: 'string' }),
    problem: varchar({ length: 500 }).notNull().default(''),
    lastScan: jsonb('last_scan').$type<PickupScan>(),
    pickedUpAt: timestamp('picked_up_at', { withTimezone: true }),
    cameBackAt: timestamp('came_back_at', { withTimezone: true }),
    checkAt: timestamp('check_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('return_pickups_state', sql`${table.state} in (${list(pickupStateNames)})`),
    uniqueIndex('return_pickups_one_open')
      .on(table.returnId)
      .where(sql`${table.state} in (${list(openPickupStates)})`),
    index('return_pickups_by_return').on(table.returnId, table.createdAt),
    index('return_pickups_by_waybill').on(table.waybill),
    index('return_pickups_to_check')
      .on(table.checkAt)
      .where(sql`${table.state} = 'booked' and not ${table.isByHand}`),
  ],
);

export const returnEvents = pgTable(
  'return_events',
  {
    id: serial().primaryKey(),
    returnId: ofReturn(),
    state: varchar({ length: 10 }).notNull().$type<ReturnState>(),
    actor: varchar({ length: 10 }).notNull().$type<ReturnActor>(),
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('return_events_once').on(table.returnId, table.state)],
);

/** Each time that staff fetched the customer's link to the returns of an order. The link acts for the customer. */
export const returnLinks = pgTable(
  'return_links',
  {
    id: serial().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    userId: integer('user_id').notNull(),
    userName: authorNameColumn('user_name'),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('return_links_by_order').on(table.orderId, table.id)],
);

/** Photos of the customer. Only staff and the customer see them. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: serial().primaryKey(),
    returnId: ofReturn(),
    path: varchar({ length: 160 }).notNull().unique(),
  },
  (table) => [index('return_photos_by_return').on(table.returnId)],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { CsvLook } from '#platform/csv.ts';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import type { CashKind, RemittanceState, RowResult } from '../cash.ts';
import type { Target } from '../remittance-file/columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The cash that a courier collected for an order. `openPaise` is the sum of its entries without refunds. */
export const cashDues = pgTable(
  'cash_dues',
  {
    orderId: uuid('order_id').primaryKey(),
    orderNumber: varchar('order_number', { length: 20 }).notNull().unique(),
    /** Empty for a parcel from before the shop noted its courier. */
    courier: varchar({ length: 40 }).notNull(),
    waybill: text(),
    duePaise: integer('due_paise').notNull(),
    /** Negative when the courier paid too much. */
    openPaise: integer('open_paise').notNull(),
    /** When the courier got the cash. */
    since: timestamp({ withTimezone: true }).notNull(),
    /** When nothing was open for the first time. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
  },
  (table) => [
    check('cash_dues_not_negative', sql`${table.duePaise} >= 0`),
    index('cash_dues_by_waybill').on(table.waybill),
    index('cash_dues_by_time').on(table.since, table.orderId),
    index('cash_dues_open')
      .on(table.since, table.orderId)
      .where(sql`${table.openPaise} > 0`),
    index('cash_dues_short')
      .on(table.since, table.orderId)
      .where(sql`${table.openPaise} > 0 and ${table.openPaise} < ${table.duePaise}`),
    index('cash_dues_over')
      .on(table.since, table.orderId)
      .where(sql`${table.openPaise} < 0`),
    index('cash_dues_settled').on(table.settledAt),
  ],
);

/** The event of the cash. A trigger refuses every update and deletion. `paise` adds to what the courier owes, or takes from it. */
export const cashEntries = pgTable(
  'cash_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => cashDues.orderId),
    courier: varchar({ length: 40 }).notNull(),
    kind: varchar({ length: 12 }).notNull().$type<CashKind>(),
    paise: integer().notNull(),
    /** The row of a courier's file that it comes from. */
    remittanceId: integer('remittance_id'),
    rowNumber: integer('row_number'),
    /** The entry that this one takes back, when staff undo a file. */
    reverses: bigint({ mode: 'number' }).unique(),
    /** The staff member who entered it or booked its file, and the request, so that a repeated one enters nothing. */
    authorId: integer('author_id'),
    authorName: authorNameColumn(),
    requestId: uuid('request_id').unique(),
    note: varchar({ length: 200 }).notNull().default(''),
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'cash_entries_kind',
      sql`${table.kind} in ('due', 'remitted', 'charge', 'reversed', 'lost', 'written_off', 'refunded')`,
    ),
    check(
      'cash_entries_sign',
      // Couriers also give charges back.
      sql`${table.kind} = 'charge' or ((${table.kind} in ('due', 'reversed')) = (${table.paise} >= 0)) = (${table.reverses} is null)`,
    ),
    uniqueIndex('cash_entries_once')
      .on(table.remittanceId, table.rowNumber, table.kind)
      .where(sql`${table.reverses} is null`),
    index('cash_entries_by_order').on(table.orderId, table.id),
    index('cash_entries_by_time').on(table.bookedAt),
    index('cash_entries_refunded')
      .on(table.bookedAt)
      .where(sql`${table.kind} = 'refunded'`),
  ],
);

/** Sums of past days, so that a balance reads no old entry. */
export const cashDays = pgTable(
  'cash_days',
  {
    day: date({ mode: 'string' }).notNull(),
    courier: varchar({ length: 40 }).notNull(),
    kind: varchar({ length: 12 }).notNull().$type<CashKind>(),
    paise: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.courier, table.kind] })],
);

/** The charges of a courier's invoice of a month beside its files of cash, as the owner entered them. Without GST. */
export const courierBills = pgTable(
  'courier_bills',
  {
    courier: varchar({ length: 40 }).notNull(),
    /** Such as `2026-11`. */
    month: varchar({ length: 7 }).notNull(),
    deliveriesPaise: bigint('deliveries_paise', { mode: 'number' }).notNull(),
    /** For parcels that came back undelivered. */
    returnsPaise: bigint('returns_paise', { mode: 'number' }).notNull(),
    authorId: integer('author_id').notNull(),
    authorName: authorNameColumn(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.courier, table.month] }),
    check('courier_bills_amounts', sql`${table.deliveriesPaise} >= 0 and ${table.returnsPaise} >= 0`),
  ],
);

/** A file of a courier. Its bytes are deleted when it is booked. */
export const remittances = pgTable(
  'remittances',
  {
    id: serial().primaryKey(),
    courier: varchar({ length: 40 }).notNull(),
    name: varchar({ length: 200 }).notNull(),
    sha256: varchar({ length: 64 }).notNull(),
    content: bytea(),
    look: jsonb().notNull().$type<CsvLook>(),
    columns: jsonb().$type<(Target | null)[]>(),
    state: varchar({ length: 10 }).notNull().$type<RemittanceState>(),
    authorId: integer('author_id').notNull(),
    authorName: authorNameColumn(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    bookedAt: timestamp('booked_at', { withTimezone: true }),
    bookedBy: integer('booked_by'),
    bookedByName: authorNameColumn('booked_by_name'),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    undoneBy: integer('undone_by'),
    undoneByName: authorNameColumn('undone_by_name'),
  },
  (table) => [
    // A file that was undone may come again, such as with other columns.
    uniqueIndex('remittances_file')
      .on(table.courier, table.sha256)
      .where(sql`${table.state} <> 'undone'`),
    check('remittances_state', sql`${table.state} in ('uploaded', 'checked', 'booked', 'undone')`),
    check('remittances_undone', sql`(${table.state} = 'undone') = (${table.undoneAt} is not null)`),
  ],
);

/** The rows of a file as the shop reads and judges them. */
export const remittanceRows = pgTable(
  'remittance_rows',
  {
    remittanceId: integer('remittance_id')
      .notNull()
      .references(() => remittances.id, { onDelete: 'cascade' }),
    /** The row as a spreadsheet counts it. The header is the first. */
    number: integer().notNull(),
    waybill: varchar({ length: 60 }).notNull(),
    orderNumber: varchar('order_number', { length: 60 }).notNull(),
    /** Negative where the courier takes money back. */
    paidPaise: integer('paid_paise').notNull(),
    chargesPaise: integer('charges_paise').notNull(),
    reference: varchar({ length: 60 }).notNull(),
    problem: varchar({ length: 300 }),
    /** A sum that the file says, beside the sum of its rows. */
    note: varchar({ length: 300 }).notNull().default(''),
    result: varchar({ length: 12 }).notNull().$type<RowResult>(),
    orderId: uuid('order_id'),
    openPaise: integer('open_paise'),
    bookedAt: timestamp('booked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.remittanceId, table.number] }),
    index('remittance_rows_by_result').on(table.remittanceId, table.result, table.number),
    index('remittance_rows_booked')
      .on(table.orderId)
      .where(sql`${table.bookedAt} is not null`),
    index('remittance_rows_waiting')
      .on(table.remittanceId)
      .where(sql`${table.result} in ('early', 'foreign')`),
  ],
);

export const remittanceColumns = pgTable('remittance_columns', {
  courier: varchar({ length: 40 }).primaryKey(),
  targets: jsonb().notNull().$type<Record<string, Target | null>>(),
});

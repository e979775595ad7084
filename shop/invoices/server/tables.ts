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
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { orders } from '#shop/orders/server/tables.ts';
import { authorNameColumn } from '#platform/server/changes/author-name.ts';
import type { DocumentTotals, Sheets } from '../gst/sheets.ts';
import type { DeliveryChallan } from '../challan.ts';
import type { CreditNote, Invoice, ZipState } from '../invoice.ts';
import type { ReceiptVoucher, RefundVoucher } from '../voucher.ts';

/** The last number of each financial year. Taking the next one locks the row. */
const series = () => ({
  financialYear: varchar('financial_year', { length: 7 }).primaryKey(),
  lastSerial: integer('last_serial').notNull(),
});

/** A document of an order, which never changes after its issue. */
const documentColumns = <Content>() => ({
  id: serial().primaryKey(),
  financialYear: varchar('financial_year', { length: 7 }).notNull(),
  serial: integer().notNull(),
  content: jsonb().notNull().$type<Content>(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
});

export const invoiceSeries = pgTable('invoice_series', series());

const ofOrder = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id);

export const invoices = pgTable(
  'invoices',
  { ...documentColumns<Invoice>(), orderId: ofOrder().unique() },
  (table) => [
    unique('invoices_serial').on(table.financialYear, table.serial),
    index('invoices_by_time').on(table.issuedAt, table.id),
  ],
);

/** A replacement has one delivery challan. The removal of the demo takes it with its order, and then its series begins again. */
export const deliveryChallans = pgTable(
  'delivery_challans',
  {
    ...documentColumns<DeliveryChallan>(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('delivery_challans_serial').on(table.financialYear, table.serial),
    index('delivery_challans_by_time').on(table.issuedAt, table.id),
  ],
);

/** Vouchers of advances go with the orders of the demo, as challans do. */
const ofAdvance = () => ({
  orderId: uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  paymentId: uuid('payment_id').notNull().unique(),
});

/** A payment before the hand-over has one receipt voucher. */
export const receiptVouchers = pgTable(
  'receipt_vouchers',
  { ...documentColumns<ReceiptVoucher>(), ...ofAdvance() },
  (table) => [
    unique('receipt_vouchers_serial').on(table.financialYear, table.serial),
    index('receipt_vouchers_by_time').on(table.issuedAt, table.id),
    index('receipt_vouchers_by_order').on(table.orderId),
  ],
);

/** A receipt voucher whose order ended before its invoice has one refund voucher. */
export const refundVouchers = pgTable(
  'refund_vouchers',
  { ...documentColumns<RefundVoucher>(), ...ofAdvance() },
  (table) => [
    unique('refund_vouchers_serial').on(table.financialYear, table.serial),
    index('refund_vouchers_by_time').on(table.issuedAt, table.id),
    index('refund_vouchers_by_order').on(table.orderId),
  ],
);

export const creditNoteSeries = pgTable('credit_note_series', series());

/** An order has one credit note of its whole invoice, or one for each return. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    ...documentColumns<CreditNote>(),
    orderId: ofOrder(),
    /** The return that it credits. Null for a whole invoice. */
    returnId: integer('return_id').unique(),
  },
  (table) => [
    unique('credit_notes_serial').on(table.financialYear, table.serial),
    index('credit_notes_by_time').on(table.issuedAt, table.id),
    uniqueIndex('credit_notes_whole')
      .on(table.orderId)
      .where(sql`${table.returnId} is null`),
    index('credit_notes_by_order').on(table.orderId),
  ],
);

/** How much of each line of an invoice its credit notes took back. No note takes more than the line holds. */
export const creditedLines = pgTable(
  'credited_lines',
  {
    orderId: ofOrder(),
    /** The line of the invoice, from 0. */
    position: smallint().notNull(),
    quantity: integer().notNull(),
    creditedQuantity: integer('credited_quantity').notNull(),
    paidPaise: integer('paid_paise').notNull(),
    creditedPaise: integer('credited_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('credited_lines_quantity', sql`${table.creditedQuantity} between 0 and ${table.quantity}`),
    check('credited_lines_paise', sql`${table.creditedPaise} between 0 and ${table.paidPaise}`),
  ],
);

/**
 * How far the ZIP files of months are that are being sent. The file itself is stored nowhere. One is made at a time, and a row that says
 * nothing for minutes is of a process that ended.
 */
export const monthZips = pgTable(
  'month_zips',
  {
    id: uuid().primaryKey(),
    month: varchar({ length: 7 }).notNull(),
    authorId: integer('author_id').notNull(),
    state: varchar({ length: 10 }).notNull().default('running').$type<ZipState>(),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('month_zips_one_at_a_time')
      .on(table.state)
      .where(sql`${table.state} = 'running'`),
    check('month_zips_state', sql`${table.state} in ('running', 'done', 'broken')`),
  ],
);

/** The GST sheets of a month as they were filed. A trigger refuses every change. */
export const gstReturns = pgTable(
  'gst_returns',
  {
    month: varchar({ length: 7 }).primaryKey(),
    sheets: jsonb().notNull().$type<Sheets>(),
    totals: jsonb().notNull().$type<DocumentTotals>(),
    authorId: integer('author_id').notNull(),
    authorName: authorNameColumn(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('gst_returns_month', sql`${table.month} ~ '^\\d{4}-\\d{2}$'`)],
);

/** GST rates that the owner added. A trigger lets only `is_active` change, and only before the first day of the row. */
export const gstRates = pgTable(
  'gst_rates',
  {
    id: serial().primaryKey(),
    hsn: varchar({ length: 8 }).notNull(),
    goods: varchar({ length: 160 }).notNull(),
    isWhole: boolean('is_whole').notNull(),
    /** 18 percent are 1800. */
    percentHundredths: smallint('percent_hundredths').notNull(),
    /** The first day with this rate, in India. */
    startsOn: date('starts_on').notNull(),
    law: varchar({ length: 240 }).notNull(),
    isActive: boolean('is_active').notNull().default(false),
  },
  (table) => [
    check('gst_rates_hsn', sql`${table.hsn} ~ '^\\d{4}(\\d{2}){0,2}$'`),
    check('gst_rates_percent', sql`${table.percentHundredths} between 0 and 10000`),
    uniqueIndex('gst_rates_once')
      .on(table.hsn, table.startsOn, sql`(case when is_whole then '' else lower(goods) end)`)
      .where(sql`${table.isActive}`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { orders } from '#shop/orders/server/tables.ts';
import type { PaperTotals, Sheets } from '../gst/sheets.ts';
import type { CreditNote, Invoice } from '../invoice.ts';

/** The last number of each financial year. Taking the next one locks the row. */
const series = () => ({
  financialYear: varchar('financial_year', { length: 7 }).primaryKey(),
  lastSerial: integer('last_serial').notNull(),
});

/** One document per order, which never changes after its issue. */
const papers = <Content>() => ({
  id: serial().primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  financialYear: varchar('financial_year', { length: 7 }).notNull(),
  serial: integer().notNull(),
  content: jsonb().notNull().$type<Content>(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
});

export const invoiceSeries = pgTable('invoice_series', series());

export const invoices = pgTable('invoices', papers<Invoice>(), (table) => [
  unique('invoices_serial').on(table.financialYear, table.serial),
  index('invoices_by_time').on(table.issuedAt, table.id),
]);

export const creditNoteSeries = pgTable('credit_note_series', series());

export const creditNotes = pgTable('credit_notes', papers<CreditNote>(), (table) => [
  unique('credit_notes_serial').on(table.financialYear, table.serial),
  index('credit_notes_by_time').on(table.issuedAt, table.id),
]);

/** The GST sheets of a month as they were filed. A trigger refuses every change. */
export const gstReturns = pgTable(
  'gst_returns',
  {
    month: varchar({ length: 7 }).primaryKey(),
    sheets: jsonb().notNull().$type<Sheets>(),
    totals: jsonb().notNull().$type<PaperTotals>(),
    authorId: integer('author_id').notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('gst_returns_month', sql`${table.month} ~ '^\\d{4}-\\d{2}$'`)],
);

import { integer, jsonb, pgTable, serial, timestamp, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { orders } from '#shop/orders/server/tables.ts';
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
]);

export const creditNoteSeries = pgTable('credit_note_series', series());

export const creditNotes = pgTable('credit_notes', papers<CreditNote>(), (table) => [
  unique('credit_notes_serial').on(table.financialYear, table.serial),
]);

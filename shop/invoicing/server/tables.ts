import { integer, jsonb, pgTable, serial, timestamp, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { orders } from '#shop/ordering/server/tables.ts';
import type { Invoice } from '../invoice.ts';

/** The last number given in each financial year; its row is locked while an invoice takes the next. */
export const invoiceSeries = pgTable('invoice_series', {
  financialYear: varchar('financial_year', { length: 7 }).primaryKey(),
  lastSerial: integer('last_serial').notNull(),
});

/** One invoice an order, as it was issued: nothing that changes later changes it. */
export const invoices = pgTable(
  'invoices',
  {
    id: serial().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    financialYear: varchar('financial_year', { length: 7 }).notNull(),
    serial: integer().notNull(),
    content: jsonb().notNull().$type<Invoice>(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('invoices_serial').on(table.financialYear, table.serial)],
);

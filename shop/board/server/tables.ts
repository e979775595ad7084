import { sql } from 'drizzle-orm';
import { check, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row: which orders the merchant was told of by email. */
export const newOrderEmails = pgTable(
  'new_order_emails',
  {
    id: integer().primaryKey(),
    /** The merchant knows of orders placed before this moment. Late commits are the exception. */
    toldUntil: timestamp('told_until', { withTimezone: true }).notNull(),
    /** The told orders of the minutes before. */
    told: uuid().array().notNull().default([]),
    emailedAt: timestamp('emailed_at', { withTimezone: true }),
  },
  (table) => [check('new_order_emails_one', sql`${table.id} = 1`)],
);

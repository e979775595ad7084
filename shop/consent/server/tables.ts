import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { ConsentPurpose } from '../contract.ts';

/** A consent belongs to a user or to an email address, never to both. Rows are added and withdrawn, never rewritten. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id'),
    email: varchar({ length: 254 }),
    purpose: varchar({ length: 20 }).notNull().$type<ConsentPurpose>(),
    version: varchar({ length: 12 }).notNull(),
    /** A copy of the screen's text, since the code may change. */
    words: text().notNull(),
    agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull().defaultNow(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    check('consents_one_giver', sql`num_nonnulls(${table.userId}, ${table.email}) = 1`),
    index('consents_by_user').on(table.userId),
    index('consents_by_email').on(table.email),
  ],
);

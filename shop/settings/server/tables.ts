import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Facts of the shop that the owner has set, as the environment would write them. The change log says who set them. */
export const settings = pgTable(
  'settings',
  {
    /** The name of the environment variable. */
    name: varchar({ length: 60 }).primaryKey(),
    value: text().notNull(),
    /** The revision that wrote the value, so no later value has the same one. */
    version: integer().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('settings_value', sql`length(${table.value}) between 1 and 24000`)],
);

/** One row. It rises with each change, in its transaction, so that a process polls one number. */
export const settingsRevision = pgTable('settings_revision', {
  id: smallint().primaryKey(),
  revision: integer().notNull(),
});

import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row once the demo was removed: no start fills the shop again. */
export const demoRemovals = pgTable('demo_removals', {
  id: integer().primaryKey(),
  removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
});

import { date, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import type { VisitKind } from '../visit.ts';

/** Counts of page views of a day in India. No row tells who came. */
export const dailyVisits = pgTable(
  'daily_visits',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: varchar({ length: 10 }).notNull().$type<VisitKind>(),
    key: varchar({ length: 80 }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.key] })],
);

import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Measure } from '../measures.ts';

/** The sums of the orders, the cash and the stock of a day. A job writes it, so that no report reads orders. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    measure: varchar({ length: 20 }).notNull().$type<Measure>(),
    /** A day in India. A monthly measure is on the first of its month. */
    day: date({ mode: 'string' }).notNull(),
    /** The key that splits the measure, such as a state. Empty for a measure that is not split. */
    key: varchar({ length: 80 }).notNull(),
    count: integer().notNull(),
    /** `measures` says what it counts. */
    part: integer().notNull().default(0),
    /** Returned after the delivery. */
    returned: integer().notNull().default(0),
    paise: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.measure, table.day, table.key] }),
    // A year of pincodes is 250,000 rows, so a report reads this index alone.
    index('daily_figures_covering').on(
      table.measure,
      table.day,
      table.key,
      table.count,
      table.part,
      table.paise,
      table.returned,
    ),
  ],
);

/** One row: how far the job has read the events of orders. */
export const figureRuns = pgTable('figure_runs', {
  id: smallint().primaryKey(),
  lastEventId: integer('last_event_id').notNull(),
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
});

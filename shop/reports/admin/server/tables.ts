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
import type { StoredSplit } from '../sales/figures.ts';

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

/** The sales of each day, as a whole and by each split (`shop/reports/admin/sales/figures.ts`). The job of the daily figures writes it. */
export const dailySales = pgTable(
  'daily_sales',
  {
    split: varchar({ length: 10 }).notNull().$type<StoredSplit>(),
    /** The day of the order in India. */
    day: date({ mode: 'string' }).notNull(),
    key: varchar({ length: 80 }).notNull(),
    orders: integer().notNull(),
    units: integer().notNull(),
    grossPaise: bigint('gross_paise', { mode: 'number' }).notNull(),
    returnedPaise: bigint('returned_paise', { mode: 'number' }).notNull(),
    deliveredPaise: bigint('delivered_paise', { mode: 'number' }).notNull(),
    taxPaise: bigint('tax_paise', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.split, table.day, table.key] })],
);

/** A row for each set of figures that a release counts: how far the job has read the events of orders. */
export const figureRuns = pgTable('figure_runs', {
  id: smallint().primaryKey(),
  lastEventId: integer('last_event_id').notNull(),
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
});

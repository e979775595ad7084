import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';

/** Coordinates in degrees, null when unknown. */
export const pincodes = pgTable(
  'pincodes',
  {
    pincode: text('pincode').primaryKey(),
    district: text('district').notNull(),
    state: text('state').notNull(),
    latitude: real('latitude'),
    longitude: real('longitude'),
  },
  (table) => [
    index('pincodes_place').on(table.latitude, table.longitude),
    check('pincodes_six_digits', sql`${table.pincode} ~ '^[1-9][0-9]{5}$'`),
  ],
);

/** Position 0 is the main post office. */
export const postOffices = pgTable(
  'post_offices',
  {
    pincode: text('pincode')
      .notNull()
      .references(() => pincodes.pincode, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['head', 'sub', 'branch'] }).notNull(),
    block: text('block').notNull(),
    /** Null where the office lies in the state and district of its pincode. */
    state: text('state'),
    district: text('district'),
  },
  (table) => [primaryKey({ columns: [table.pincode, table.position] })],
);

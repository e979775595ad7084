import { integer, pgTable, serial, unique, varchar } from 'drizzle-orm/pg-core';

/** Search and filters of a list that a staff member keeps under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial().primaryKey(),
    userId: integer('user_id').notNull(),
    list: varchar({ length: 40 }).notNull(),
    name: varchar({ length: 60 }).notNull(),
    query: varchar({ length: 500 }).notNull(),
  },
  (table) => [unique('saved_views_name').on(table.userId, table.list, table.name)],
);

import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';

/** How many published products each category, form, list of concerns and country has. A trigger of `products` keeps it. */
export const productCounts = pgTable(
  'product_counts',
  {
    /** A hash of the four, since a list of concerns may be too long for an index. */
    key: varchar({ length: 32 }).primaryKey(),
    categoryId: integer('category_id').notNull(),
    form: varchar({ length: 60 }).notNull(),
    concerns: text().array().notNull(),
    countryOfOrigin: varchar('country_of_origin', { length: 60 }).notNull(),
    products: integer().notNull(),
    /** The same products with one card for each group, which counts where its lead does. */
    cards: integer().notNull().default(0),
  },
  (table) => [index('product_counts_by_category').on(table.categoryId)],
);

import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, real, smallint, text } from 'drizzle-orm/pg-core';
import { products } from '#shop/catalog/server/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** One row a product: its words folded to plain Latin, written with the product by the one fold function. */
export const searchEntries = pgTable(
  'search_entries',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    foldVersion: smallint('fold_version').notNull(),
    name: text().notNull(),
    words: text().notNull(),
    vector: tsvector().generatedAlwaysAs(sql`to_tsvector('simple', words)`),
    weight: real().notNull().default(0),
  },
  (table) => [
    index('search_entries_vector').using('gin', table.vector),
    index('search_entries_name_trigrams').using('gin', sql`${table.name} gin_trgm_ops`),
    index('search_entries_words_trigrams').using('gin', sql`${table.words} gin_trgm_ops`),
  ],
);

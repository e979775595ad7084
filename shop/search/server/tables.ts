import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  varchar,
} from 'drizzle-orm/pg-core';
import { products } from '#shop/catalog/server/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * One row per product: its plain and normalized words. Vectors without positions and texts keep a row unsplit, which makes
 * reading the best sellers six times as fast.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    indexVersion: smallint('index_version').notNull(),
    nameVector: tsvector('name_vector').notNull(),
    vector: tsvector().notNull(),
    /** Ingredients, searched only when no name matches. */
    containedVector: tsvector('contained_vector').notNull(),
    /** Rating times popularity, the order of equal matches. */
    weight: real().notNull().default(0),
    /** The weight in steps of four sizes, so that few keys name all higher weights (`weight-cuts.ts`). */
    weightKeys: integer('weight_keys')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`search_weight_keys(weight)`),
    /** The product's group in `product_counts`; null while the product is not published. Triggers keep it. */
    countsKey: varchar('counts_key', { length: 32 }),
  },
  (table) => [
    index('search_entries_name_vector').using('gin', table.nameVector),
    index('search_entries_words').using('gin', table.weightKeys, table.vector, table.containedVector),
    index('search_entries_by_weight').on(table.weight),
  ],
);

/** Each normalized word of the entries with a spelling to show. Typos are compared with it. */
export const searchWords = pgTable(
  'search_words',
  {
    normalized: varchar({ length: 60 }).primaryKey(),
    word: varchar({ length: 60 }).notNull(),
    /** The spelling comes from a product name, which customers know best. */
    ofName: boolean('of_name').notNull(),
  },
  (table) => [
    index('search_words_trigrams').using('gin', sql`${table.normalized} gin_trgm_ops`),
    index('search_words_as_written').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);

/** Normalized zero-result searches and their number. No column holds a customer, or a time beyond the day. */
export const zeroResultSearches = pgTable('zero_result_searches', {
  normalized: varchar({ length: 80 }).primaryKey(),
  text: varchar({ length: 80 }).notNull(),
  times: integer().notNull().default(1),
  lastAskedOn: date('last_asked_on').notNull().defaultNow(),
  /** The day on which staff said that the shop sells it. The next search without a result clears it. */
  soldSince: date('sold_since'),
});

/** The zero-result searches of each month, whose first day it is on. They go with their text. */
export const zeroResultMonths = pgTable(
  'zero_result_months',
  {
    normalized: varchar({ length: 80 })
      .notNull()
      .references(() => zeroResultSearches.normalized, { onDelete: 'cascade' }),
    month: date({ mode: 'string' }).notNull(),
    times: integer().notNull().default(1),
    lastAskedOn: date('last_asked_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.normalized, table.month] }),
    index('zero_result_months_by_month').on(table.month),
  ],
);

/** The merchant's synonyms, beside the dictionary. */
export const searchSynonyms = pgTable('search_synonyms', {
  normalized: varchar({ length: 80 }).primaryKey(),
  text: varchar({ length: 80 }).notNull(),
  means: varchar({ length: 80 }).notNull(),
});

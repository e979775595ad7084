import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  real,
  smallint,
  varchar,
} from 'drizzle-orm/pg-core';
import { products } from '#shop/catalog/server/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * One row a product: its words, plain and normalized, written with the product by the one normalize function. Without the places of the words and the
 * texts themselves a row is small enough to lie in one piece, which makes looking at the best-selling six times as fast.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    indexVersion: smallint('index_version').notNull(),
    nameVector: tsvector('name_vector').notNull(),
    /** Name, other names and what it is for. */
    vector: tsvector().notNull(),
    /** What it is made of: found by only when nothing is known by that name. */
    containedVector: tsvector('contained_vector').notNull(),
    /** Rating times popularity: what comes first among equal matches. */
    weight: real().notNull().default(0),
  },
  (table) => [
    index('search_entries_name_vector').using('gin', table.nameVector),
    index('search_entries_vector').using('gin', table.vector),
    index('search_entries_contained_vector').using('gin', table.containedVector),
    index('search_entries_by_weight').on(table.weight),
  ],
);

/** Every normalized word of the entries once, with a spelling to show: what a mistyped word is compared with. */
export const searchWords = pgTable(
  'search_words',
  {
    normalized: varchar({ length: 60 }).primaryKey(),
    word: varchar({ length: 60 }).notNull(),
    /** The spelling is that of a product's name, which is the one people know. */
    ofName: boolean('of_name').notNull(),
  },
  (table) => [
    index('search_words_trigrams').using('gin', sql`${table.normalized} gin_trgm_ops`),
    index('search_words_as_written').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);

/** Texts that found nothing, as normalized, and how often: nothing about who asked, nor when but the day. */
export const zeroResultSearches = pgTable('zero_result_searches', {
  normalized: varchar({ length: 80 }).primaryKey(),
  text: varchar({ length: 80 }).notNull(),
  times: integer().notNull().default(1),
  lastAskedOn: date('last_asked_on').notNull().defaultNow(),
});

/** What the merchant says a text means, beside the dictionary. */
export const searchSynonyms = pgTable('search_synonyms', {
  normalized: varchar({ length: 80 }).primaryKey(),
  text: varchar({ length: 80 }).notNull(),
  means: varchar({ length: 80 }).notNull(),
});

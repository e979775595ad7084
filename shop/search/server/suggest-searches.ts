import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { Phrase } from '../dictionary/find-concepts.ts';
import { readQuery, toTsquery } from '../read-query.ts';
import { correctWords } from './correct-words.ts';
import { searchEntries } from './tables.ts';

const most = 8;
const few = 3;
/** A word that more than one product in sixty has is found often enough among so many of the best. */
const best = 500;

/**
 * Up to eight product names for what has been typed so far (section 7, GET /api/search/suggestions): first those
 * whose name has the words, then those found by another name of theirs, then, when fewer than three, those of
 * the nearest spelling.
 */
export async function suggestSearches(db: Db, text: string): Promise<string[]> {
  const phrases = readQuery(text);
  if (phrases.length === 0) return [];
  const names = await namesOf(db, phrases);
  if (names.length >= few) return names;
  const corrected = await correctWords(db, phrases);
  if (!corrected) return names;
  return unique([...names, ...(await namesOf(db, corrected))]);
}

async function namesOf(db: Db, phrases: Phrase[]): Promise<string[]> {
  const query = phrases.map((phrase) => toTsquery(phrase, { prefix: true })).join(' & ');
  const named = await bestOf(db, 'nameVector', query);
  if (named.length === most) return named;
  return unique([...named, ...(await bestOf(db, 'vector', query))]);
}

/** Looks among the best first: a frequent word matches too much to sort, and what it needs is there. */
async function bestOf(db: Db, vector: 'nameVector' | 'vector', query: string): Promise<string[]> {
  const found = await amongBest(db, vector).execute({ query });
  const rows = found.length === most ? found : await amongAll(db, vector).execute({ query });
  return rows.map(({ name }) => name);
}

function amongBest(db: Db, vector: 'nameVector' | 'vector') {
  return prepared(db, `suggest_best_${vector}`, (on) => {
    const entries = on
      .select()
      .from(searchEntries)
      .orderBy(desc(searchEntries.weight))
      .limit(best)
      .as('search_entries_best');
    return on
      .select({ name: products.name })
      .from(entries)
      .innerJoin(products, eq(products.id, entries.productId))
      .where(
        and(sql`${entries[vector]} @@ ${sql.placeholder('query')}::tsquery`, eq(products.published, true)),
      )
      .orderBy(desc(entries.weight), products.id)
      .limit(most);
  });
}

/** Ordered by a sum, so that the planner takes the index of the words and never walks that of the weights. */
function amongAll(db: Db, vector: 'nameVector' | 'vector') {
  return prepared(db, `suggest_${vector}`, (on) =>
    on
      .select({ name: products.name })
      .from(searchEntries)
      .innerJoin(products, eq(products.id, searchEntries.productId))
      .where(
        and(
          sql`${searchEntries[vector]} @@ ${sql.placeholder('query')}::tsquery`,
          eq(products.published, true),
        ),
      )
      .orderBy(desc(sql`${searchEntries.weight} + 0`), products.id)
      .limit(most),
  );
}

function unique(names: string[]): string[] {
  return [...new Set(names)].slice(0, most);
}

import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { ListedProductRow } from '#shop/catalog/server/to-product.ts';
import type { Phrase } from '../../dictionary/find-concepts.ts';
import { readQuery, shortestBeginning, toTsquery } from '../../read-query.ts';
import { correctWords } from '../correct-words.ts';
import { searchEntries } from '../tables.ts';

/** As many as are ever shown; each caller takes what it needs. */
export const mostSuggested = 8;
const few = 3;
/** A word that more than one product in sixty has is found often enough among so many of the best. */
const best = 500;
/** Of what the index of words finds, so many of the best are looked at for what is published. */
const shortlist = 40;

type Vector = 'nameVector' | 'vector';
export type Suggested = Pick<
  ListedProductRow,
  'id' | 'slug' | 'name' | 'nameHindi' | 'imageUrl' | 'mrpPaise' | 'discountPercent' | 'stock' | 'onSale'
>;

/**
 * Up to eight products for what has been typed so far: first those whose name has the words, then those found by
 * another name of theirs, then, when fewer than three, those of the nearest spelling.
 */
export async function findSuggested(db: Db, text: string): Promise<Suggested[]> {
  const phrases = readQuery(text);
  if (phrases.length === 0) return [];
  const found = await begunBy(db, phrases);
  if (found.length >= few) return found;
  const corrected = await correctWords(db, phrases);
  if (!corrected) return found;
  return unique([...found, ...(await begunBy(db, corrected))]);
}

async function begunBy(db: Db, phrases: Phrase[]): Promise<Suggested[]> {
  const query = phrases
    .map((phrase) => toTsquery(phrase, { beginning: shortestBeginning.typing }))
    .join(' & ');
  const named = await bestOf(db, 'nameVector', query);
  if (named.length === mostSuggested) return named;
  return unique([...named, ...(await bestOf(db, 'vector', query))]);
}

/** Looks among the best first: a frequent word matches too much to sort, and what it needs is there. */
async function bestOf(db: Db, vector: Vector, query: string): Promise<Suggested[]> {
  const found = await amongBest(db, vector).execute({ query });
  return found.length === mostSuggested ? found : amongAll(db, vector).execute({ query });
}

const shown = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  nameHindi: products.nameHindi,
  imageUrl: products.imageUrl,
  mrpPaise: products.mrpPaise,
  discountPercent: products.discountPercent,
  stock: products.stock,
  onSale: products.onSale,
};

function amongBest(db: Db, vector: Vector) {
  return prepared(db, `suggest_best_${vector}`, (on) => {
    const entries = on
      .select({
        productId: searchEntries.productId,
        weight: searchEntries.weight,
        vector: searchEntries[vector],
      })
      .from(searchEntries)
      .orderBy(desc(searchEntries.weight))
      .limit(best)
      .as('search_entries_best');
    return on
      .select(shown)
      .from(entries)
      .innerJoin(products, eq(products.id, entries.productId))
      .where(
        and(sql`${entries.vector} @@ ${sql.placeholder('query')}::tsquery`, eq(products.published, true)),
      )
      .orderBy(desc(entries.weight), products.id)
      .limit(mostSuggested);
  });
}

/**
 * Ordered by a sum, so that the planner takes the index of the words and never walks that of the weights; only a
 * shortlist meets the products.
 */
function amongAll(db: Db, vector: Vector) {
  return prepared(db, `suggest_${vector}`, (on) => {
    const hits = on
      .select({ productId: searchEntries.productId, weight: searchEntries.weight })
      .from(searchEntries)
      .where(sql`${searchEntries[vector]} @@ ${sql.placeholder('query')}::tsquery`)
      .orderBy(desc(sql`${searchEntries.weight} + 0`))
      .limit(shortlist)
      .as('hits');
    return on
      .select(shown)
      .from(hits)
      .innerJoin(products, eq(products.id, hits.productId))
      .where(eq(products.published, true))
      .orderBy(desc(hits.weight), products.id)
      .limit(mostSuggested);
  });
}

function unique(found: Suggested[]): Suggested[] {
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, mostSuggested);
}

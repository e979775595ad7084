import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Product } from '#shop/catalog/contract.ts';
import type { Filters, Sort } from '#shop/catalog/filters.ts';
import { narrow, orders } from '#shop/catalog/server/narrowing/narrow.ts';
import { readFacets } from '#shop/catalog/server/narrowing/read-facets.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { listedColumns, toProduct } from '#shop/catalog/server/to-product.ts';
import type { SearchAnswer } from '../contract.ts';
import { readQuery, textOf } from '../read-query.ts';
import { correctWords } from './correct-words.ts';
import { findBest, findsAny } from './find-best.ts';
import { calledBy, looselyOf, madeOf, matchOf, type Wanted } from './match-text.ts';
import { searchEntries } from './tables.ts';
import { readSynonym } from './learning/teach-synonym.ts';

type Page = { limit: number; cursor: number };

const nothing: SearchAnswer = {
  products: [],
  total: 0,
  more: false,
  next: null,
  didYouMean: null,
  facets: { categories: [], forms: [], concerns: [] },
};

/**
 * Published products that match a text and the filters: the better match first, then rating times popularity, the
 * sold-out last; or in the order of `sort`. `cursor` is how many to pass over. What nothing is called by is looked for among
 * ingredients, then in the nearest spelling, then without the words that nothing has.
 */
export async function searchProducts(
  db: Db,
  { q, limit, cursor, ...filters }: Page & Filters & { q: string },
): Promise<SearchAnswer> {
  const understood = await understand(db, q);
  if (!understood) return nothing;
  const { wanted, didYouMean } = understood;
  const { ids, more } = await findBest(db, wanted.where, await narrow(db, filters));
  const [found, facets] = await Promise.all([
    pageOf(db, { ids, wanted, sort: filters.sort, limit, cursor }),
    readFacets(db, sql`id = any(${sql.param(ids)}::int[])`),
  ]);
  const next = cursor + found.length;
  return {
    products: found,
    total: ids.length,
    more,
    next: found.length > 0 && next < ids.length ? next : null,
    didYouMean,
    facets,
  };
}

/** The first reading of a text by which anything is found, and its words when they are not those typed. */
async function understand(db: Db, q: string): Promise<{ wanted: Wanted; didYouMean: string | null } | null> {
  const typed = readQuery(q);
  if (typed.length === 0) return null;
  for (const wanted of [calledBy(typed), madeOf(typed)])
    if (await findsAny(db, wanted.where)) return { wanted, didYouMean: null };
  const means = await readSynonym(db, q);
  const meant = means ? madeOf(readQuery(means)) : null;
  if (meant && (await findsAny(db, meant.where))) return { wanted: meant, didYouMean: null };
  const corrected = (await correctWords(db, typed)) ?? typed;
  const readings = [calledBy(corrected), madeOf(corrected), looselyOf(corrected)];
  for (const wanted of readings.slice(corrected === typed ? 2 : 0))
    if (wanted && (await findsAny(db, wanted.where))) return { wanted, didYouMean: textOf(wanted.phrases) };
  return null;
}

type Asked = Page & { ids: number[]; wanted: Wanted; sort: Sort | undefined };

async function pageOf(db: Db, { ids, wanted, sort, limit, cursor }: Asked): Promise<Product[]> {
  if (ids.length === 0) return [];
  const byMatch = [
    desc(sql`${products.onSale} and ${products.stock} > 0`),
    desc(sql.join(wanted.phrases.map(matchOf), sql` + `)),
    desc(searchEntries.weight),
  ];
  const rows = await db
    .select({ product: listedColumns })
    .from(searchEntries)
    .innerJoin(products, eq(products.id, searchEntries.productId))
    .where(sql`${products.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(...(sort ? orders[sort] : byMatch), asc(products.id))
    .limit(limit)
    .offset(cursor);
  return rows.map(({ product }) => toProduct(product));
}

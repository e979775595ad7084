import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Product } from '#shop/catalog/contract.ts';
import { type Filters, isFiltered } from '#shop/catalog/filters.ts';
import { filterProducts } from '#shop/catalog/server/filtering/filter-products.ts';
import { readFacets } from '#shop/catalog/server/filtering/read-facets.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { availableStock } from '#shop/catalog/server/available-stock.ts';
import { listedColumns, toProduct } from '#shop/catalog/server/to-product.ts';
import type { SearchResponse } from '../contract.ts';
import { readPriceWords } from '../price-words.ts';
import { type Best, countFound, findBest } from './find-best.ts';
import { matchOf, type Wanted } from './match-text.ts';
import {
  minProducts,
  type Query,
  type Reading,
  strategiesFor,
  type StrategyName,
  toQuery,
} from './reading-strategies.ts';
import { nearestTerms } from './suggestions/suggest-terms.ts';
import { searchEntries } from './tables.ts';

type Page = { limit: number; cursor: number };

/** Ten pages of the best sellers. Ranking them by match reads each of them. */
const bestRanked = 240;

const nothing: SearchResponse = {
  products: [],
  total: 0,
  more: false,
  next: null,
  didYouMean: null,
  partly: false,
  nearest: [],
  facets: { categories: [], forms: [], concerns: [], origins: [] },
};

/**
 * Searches published products by text and filters; the first strategy of `reading-strategies.ts` with results decides. Sorts
 * by match, then rating times popularity, with sold-out products last, or by `sort`. Of more than 240 results
 * those with the highest rating times popularity come first. `cursor` is the number of results to skip. A price in the text is
 * a filter, unless the filters hold another. Returns one page.
 */
export async function searchProducts(
  db: Db,
  { q, limit, cursor, ...chosen }: Page & Filters & { q: string },
): Promise<SearchResponse> {
  const { text, prices } = readPriceWords(q);
  const filters = { ...prices, ...chosen };
  const isOnlyPrice = text === '' && Object.keys(prices).length > 0;
  const found = isOnlyPrice ? await findAll(db, filters) : await findFirst(db, toQuery(db, text), filters);
  if (!found) return { ...nothing, nearest: await nearestTerms(db, text) };
  const { ids, more, byGroup, wanted, didYouMean, partly } = found;
  const [page, facets] = await Promise.all([
    filters.sort ? sortedPage(db, { ids, limit, cursor }) : rankedPage(db, { ids, wanted, limit, cursor }),
    readFacets(db, byGroup),
  ]);
  const next = cursor + page.length;
  return {
    products: page,
    total: ids.length,
    more,
    next: page.length > 0 && next < ids.length ? next : null,
    didYouMean,
    partly,
    nearest: [],
    facets,
  };
}

type Found = Best & Reading & { strategy: StrategyName };

/**
 * Returns the products of the first reading that matches a published product, within the filters. A reading counts even when
 * the filters leave out all its products. Returns null without a reading.
 */
export async function findFirst(db: Db, query: Query, filters: Filters = {}): Promise<Found | null> {
  const filtered = isFiltered(filters) ? (await filterProducts(db, filters)).where : null;
  for (const { name, read } of strategiesFor(query))
    for (const reading of await read(db, query)) {
      const best = await findBest(db, { where: reading.wanted.where, filtered, sort: filters.sort });
      const isUnsure = filtered !== null && best.ids.length < minProducts;
      const count = isUnsure ? await countFound(db, reading.wanted.where, minProducts) : best.ids.length;
      if (count === 0) continue;
      const wanted = count < minProducts && reading.widened;
      const found = { ...reading, ...best, strategy: name };
      if (!wanted) return found;
      return {
        ...found,
        ...(await findBest(db, { where: wanted.where, filtered, sort: filters.sort })),
        wanted,
      };
    }
  return null;
}

/** Returns the products that pass the filters, for a text that is only a price. */
async function findAll(db: Db, filters: Filters) {
  const wanted: Wanted = { phrases: [], where: sql`true` };
  const { where: filtered } = await filterProducts(db, filters);
  const best = await findBest(db, { where: wanted.where, filtered, sort: filters.sort });
  return { ...best, wanted, didYouMean: null, partly: false };
}

type Ids = Page & { ids: number[] };

/** Sorts by match, with sold-out products last, first the best sellers and then the others. A page ends with its part. */
async function rankedPage(
  db: Db,
  { ids, wanted, limit, cursor }: Ids & { wanted: Wanted },
): Promise<Product[]> {
  const start = cursor < bestRanked ? 0 : bestRanked;
  const part = start === 0 ? ids.slice(0, bestRanked) : ids.slice(bestRanked);
  if (part.length === 0) return [];
  const order = [
    ...(wanted.first ? [desc(wanted.first)] : []),
    desc(sql`${products.onSale} and ${availableStock} > 0`),
    ...(wanted.phrases.length > 0 ? [desc(sql.join(wanted.phrases.map(matchOf), sql` + `))] : []),
    desc(searchEntries.weight),
    asc(products.id),
  ];
  // A sort that carries whole products takes longer than all the rest.
  const ranked = db
    .select({
      id: products.id,
      place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
    })
    .from(searchEntries)
    .innerJoin(products, eq(products.id, searchEntries.productId))
    .where(idIn(part))
    .orderBy(sql`place`)
    .limit(limit)
    .offset(cursor - start)
    .as('ranked');
  const rows = await db
    .select({ product: listedColumns })
    .from(ranked)
    .innerJoin(products, eq(products.id, ranked.id))
    .orderBy(ranked.place);
  return rows.map(({ product }) => toProduct(product));
}

async function sortedPage(db: Db, { ids, limit, cursor }: Ids): Promise<Product[]> {
  const shown = ids.slice(cursor, cursor + limit);
  if (shown.length === 0) return [];
  const rows = await db.select(listedColumns).from(products).where(idIn(shown));
  return rows.toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id)).map(toProduct);
}

function idIn(ids: number[]): SQL {
  return sql`${products.id} = any(${sql.param(ids)}::int[])`;
}

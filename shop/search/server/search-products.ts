import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Product } from '#shop/catalog/contract.ts';
import { type Filters, isFiltered, type Sort } from '#shop/catalog/filters.ts';
import { filterProducts } from '#shop/catalog/server/filtering/filter-products.ts';
import { readFacets } from '#shop/catalog/server/filtering/read-facets.ts';
import { orderOf } from '#shop/catalog/server/filtering/sort-orders.ts';
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
 * by match, then rating times popularity, with sold-out products last, or by `sort`. `cursor` is the number of results to
 * skip. A price in the text is a filter, unless the filters hold another. Returns one page.
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
  const { ids, more, wanted, didYouMean, partly } = found;
  const [page, facets] = await Promise.all([
    pageOf(db, { ids, wanted, sort: filters.sort, limit, cursor }),
    readFacets(db, sql`id = any(${sql.param(ids)}::int[])`),
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
      const best = await findBest(db, reading.wanted.where, filtered);
      const isUnsure = filtered !== null && best.ids.length < minProducts;
      const count = isUnsure ? await countFound(db, reading.wanted.where, minProducts) : best.ids.length;
      if (count === 0) continue;
      const wanted = count < minProducts && reading.widened;
      const found = { ...reading, ...best, strategy: name };
      return wanted ? { ...found, ...(await findBest(db, wanted.where, filtered)), wanted } : found;
    }
  return null;
}

/** Returns the products that pass the filters, for a text that is only a price. */
async function findAll(db: Db, filters: Filters) {
  const wanted: Wanted = { phrases: [], where: sql`true` };
  const best = await findBest(db, wanted.where, (await filterProducts(db, filters)).where);
  return { ...best, wanted, didYouMean: null, partly: false };
}

type Asked = Page & { ids: number[]; wanted: Wanted; sort: Sort | undefined };

async function pageOf(db: Db, { ids, wanted, sort, limit, cursor }: Asked): Promise<Product[]> {
  if (ids.length === 0) return [];
  const byMatch = [
    ...(wanted.first ? [desc(wanted.first)] : []),
    desc(sql`${products.onSale} and ${availableStock} > 0`),
    ...(wanted.phrases.length > 0 ? [desc(sql.join(wanted.phrases.map(matchOf), sql` + `))] : []),
    desc(searchEntries.weight),
  ];
  const order = sort ? orderOf(sort) : [...byMatch, asc(products.id)];
  // A sort that carries whole products takes longer than all the rest.
  const ranked = db
    .select({
      id: products.id,
      place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
    })
    .from(searchEntries)
    .innerJoin(products, eq(products.id, searchEntries.productId))
    .where(sql`${products.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(sql`place`)
    .limit(limit)
    .offset(cursor)
    .as('ranked');
  const rows = await db
    .select({ product: listedColumns })
    .from(ranked)
    .innerJoin(products, eq(products.id, ranked.id))
    .orderBy(ranked.place);
  return rows.map(({ product }) => toProduct(product));
}

import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Product } from '#shop/catalog/contract.ts';
import type { Filters, Sort } from '#shop/catalog/filters.ts';
import { filterProducts, sortOrders } from '#shop/catalog/server/filtering/filter-products.ts';
import { readFacets } from '#shop/catalog/server/filtering/read-facets.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { listedColumns, toProduct } from '#shop/catalog/server/to-product.ts';
import type { SearchResponse } from '../contract.ts';
import type { Phrase } from '../dictionary/find-concepts.ts';
import { helpTopicOf } from '../help-topics.ts';
import { readPriceWords } from '../price-words.ts';
import { readQuery, textOf } from '../read-query.ts';
import { correctWords } from './correct-words.ts';
import { countFound, findBest } from './find-best.ts';
import {
  besides,
  calledBy,
  withItsHerbs,
  followedBy,
  looselyOf,
  madeOf,
  matchOf,
  type Wanted,
} from './match-text.ts';
import { searchEntries } from './tables.ts';
import { nearestTerms } from './suggestions/suggest-terms.ts';
import { readSynonym } from '#shop/search/server/learning/read-synonym.ts';

type Page = { limit: number; cursor: number };

const nothing: SearchResponse = {
  products: [],
  total: 0,
  more: false,
  next: null,
  didYouMean: null,
  partly: false,
  nearest: [],
  facets: { categories: [], forms: [], concerns: [] },
};

/**
 * Published products that match a text and the filters: the better match first, then rating times popularity, the
 * sold-out last; or in the order of `sort`. `cursor` is how many to pass over. What nothing is called by is looked for among
 * ingredients, then in the nearest spelling, then without the words that nothing has, then as one word.
 */
export async function searchProducts(
  db: Db,
  { q, limit, cursor, ...chosen }: Page & Filters & { q: string },
): Promise<SearchResponse> {
  const { text, prices } = readPriceWords(q);
  const filters = { ...chosen, ...prices };
  const understood = await understand(db, text);
  if (!understood) return { ...nothing, nearest: await nearestTerms(db, text) };
  const { wanted, didYouMean, partly } = understood;
  const { ids, more } = await findBest(db, wanted.where, await filterProducts(db, filters));
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
    partly,
    nearest: [],
    facets,
  };
}

type Understood = { wanted: Wanted; didYouMean: string | null; partly: boolean };

/** The first reading of a text by which anything is found, its words when they are not those typed, and whether it meets only part of them. */
async function understand(db: Db, q: string): Promise<Understood | null> {
  const typed = readQuery(q);
  if (typed.length === 0) return null;
  const called = await firstThatFinds(db, typed);
  if (called) return { wanted: called, didYouMean: null, partly: false };
  const means = await readSynonym(db, q);
  const meant = means ? await firstThatFinds(db, readQuery(means)) : null;
  if (meant) return { wanted: meant, didYouMean: null, partly: false };
  if (helpTopicOf(q)) return null;
  const corrected = await correctWords(db, typed);
  const right = corrected && (await firstThatFinds(db, corrected));
  if (right) return { wanted: right, didYouMean: textOf(right.phrases), partly: false };
  const known = (corrected ?? typed).filter(({ concepts }) => concepts.length > 0);
  const meaning = known.length > 1 ? await firstThatFinds(db, known) : null;
  if (meaning) return { wanted: meaning, didYouMean: textOf(known), partly: false };
  for (const wanted of [...looselyOf(corrected ?? typed), ...looselyOf(typed)])
    if ((await countFound(db, wanted.where, 1)) > 0) return nearestTo(wanted, typed);
  const oneWord = typed.length > 1 && (await correctWords(db, readQuery(textOf(typed).replaceAll(' ', ''))));
  const together = oneWord && (await firstThatFinds(db, oneWord));
  return together ? { wanted: together, didYouMean: textOf(oneWord), partly: false } : null;
}

/** What meets some of the words; the text of those that count is told only when it is another. */
function nearestTo(wanted: Wanted, typed: Phrase[]): Understood {
  const read = textOf(wanted.phrases);
  return { wanted, didYouMean: read === textOf(typed) ? null : read, partly: true };
}

/** Fewer than a shelf holds: then what is called by the herbs that were named comes after. */
const few = 5;

/** Products called so, or else made of it; few of them are followed by what the herbs alone find. Null when there are none. */
async function firstThatFinds(db: Db, phrases: Phrase[]): Promise<Wanted | null> {
  const herbs = withItsHerbs(phrases);
  for (const [wanted, withHerbs] of [
    [calledBy(phrases), followedBy],
    [madeOf(phrases), besides],
  ] as const) {
    const found = await countFound(db, wanted.where, few);
    if (found > 0) return found < few && herbs ? withHerbs(wanted, herbs) : wanted;
  }
  return null;
}

type Asked = Page & { ids: number[]; wanted: Wanted; sort: Sort | undefined };

async function pageOf(db: Db, { ids, wanted, sort, limit, cursor }: Asked): Promise<Product[]> {
  if (ids.length === 0) return [];
  const byMatch = [
    ...(wanted.first ? [desc(wanted.first)] : []),
    desc(sql`${products.onSale} and ${products.stock} > 0`),
    desc(sql.join(wanted.phrases.map(matchOf), sql` + `)),
    desc(searchEntries.weight),
  ];
  const rows = await db
    .select({ product: listedColumns })
    .from(searchEntries)
    .innerJoin(products, eq(products.id, searchEntries.productId))
    .where(sql`${products.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(...(sort ? sortOrders[sort] : byMatch), asc(products.id))
    .limit(limit)
    .offset(cursor);
  return rows.map(({ product }) => toProduct(product));
}

import { sql } from 'drizzle-orm';
import { formatRupees } from '#platform/money.ts';
import { readCountry } from '#platform/reading/read-country.ts';
import type { Db } from '#platform/server/db.ts';
import type { Product } from '#shop/catalog/contract.ts';
import { type Filters, isFiltered } from '#shop/catalog/filters.ts';
import { filterProducts } from '#shop/catalog/server/filtering/filter-products.ts';
import { readFacets } from '#shop/catalog/server/filtering/read-facets.ts';
import { productCounts } from '#shop/catalog/server/filtering/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { listedColumns, toProduct } from '#shop/catalog/server/to-product.ts';
import type { SearchResponse } from '../contract.ts';
import { sentencesFor } from '../sentences.ts';
import { readOriginWords } from '../origin-words.ts';
import { readPackChoice } from '../pack-choice.ts';
import { readPriceWords } from '../price-words.ts';
import { type Best, bestRanked, countFound, findBest, wholeOf } from './find-best.ts';
import { matchOrder, onePerGroup } from './one-per-group.ts';
import { asksDelivery, findHelp } from './help/find-help.ts';
import { answerFor } from './help/in-hindi.ts';
import type { OwnAnswer } from './help/own-answers.ts';
import { isNoCombo, type TextMatch } from './match-text.ts';
import { idIn, rankedPage, sortedPage } from './ranked-page.ts';
import { leftOut } from './read-context.ts';
import { decide, type Decision } from './reading-strategies.ts';
import { minProducts, type Reading } from './readings.ts';
import { searchEntries } from './tables.ts';
import { refusalOf } from './read-intent.ts';

type Page = { limit: number; cursor: number };

/** Goods under 'Nearest to it'. */
const maxNearest = 6;

const nothing: SearchResponse = {
  products: [],
  total: 0,
  more: false,
  next: null,
  didYouMean: null,
  partly: false,
  message: null,
  notSold: null,
  asksDoctor: false,
  help: null,
  notUnderstood: [],
  articles: [],
  facets: { categories: [], forms: [], concerns: [], origins: [] },
};

/**
 * Searches published products by text and filters; `reading-strategies.ts` decides how. Sorts
 * by match, then rating times popularity, with sold-out products last, or by `sort`. Of more than 240 results
 * those with the highest rating times popularity come first. `cursor` is the number of results to skip. A price in the text is
 * a filter, unless the filters hold another. `answers` are the merchant's own to questions, and `within` is the one state in which the shop
 * may sell. Returns one page.
 */
export async function searchProducts(
  db: Db,
  { q, limit, cursor, ...chosen }: Page & Filters & { q: string },
  answers: readonly OwnAnswer[] = [],
  within: string | null = null,
): Promise<SearchResponse> {
  const { text: priced, prices } = readPriceWords(q);
  const { text, origin } = readOriginWords(priced);
  const filters = { ...prices, ...(origin && { origin: await storedOrigin(db, origin) }), ...chosen };
  const hasOnlyFilters = text === '' && (origin !== undefined || Object.keys(prices).length > 0);
  if (hasOnlyFilters) return respond(db, await findAll(db, filters), { limit, cursor, sort: filters.sort });
  const decision = await decide(db, text);
  const topic = findHelp(text, decision.phrases, answers);
  const help = topic && { sentence: answerFor(text, topic, within), name: topic.name, path: topic.path };
  if (help && !decision.doctor && asksDelivery(text, decision.phrases)) return { ...nothing, help };
  const wanted = await findFirst(db, decision, filters);
  // Nothing of that origin: the goods themselves, and the page says so.
  const elsewhere = !wanted?.ids.length && filters.origin !== chosen.origin;
  const found = elsewhere ? await findFirst(db, decision, { ...filters, origin: chosen.origin }) : wanted;
  if (!found) return { ...(await respondWithout(db, text, decision, help !== null)), help };
  const sentences = sentencesFor(text);
  if (found.ids.length === 0 && Object.keys(prices).length > 0) {
    const begins = await lowestPrice(db, found, { ...filters, ...withoutPrices });
    if (begins !== null) return { ...nothing, message: sentences.beginsAt(begins), help };
  }
  const without = elsewhere ? [origin!, ...found.without] : found.without;
  const message = without.length > 0 ? sentences.without(without.join(' ')) : null;
  const pack = decision.phrases.some(({ size }) => size) ? null : readPackChoice(text);
  const shown = { ...found, wanted: { ...found.wanted, leftOut: leftOut(decision.phrases), pack } };
  return { ...(await respond(db, shown, { limit, cursor, sort: filters.sort })), message, help };
}

const withoutPrices = { minPrice: undefined, maxPrice: undefined };

/** Returns the lowest price of what a reading finds without the price in the text, or null when it finds nothing. */
async function lowestPrice(db: Db, { wanted }: Reading, filters: Filters): Promise<string | null> {
  const filtered = isFiltered(filters) ? (await filterProducts(db, filters)).where : null;
  const { ids } = await findBest(db, { where: wanted.where, filtered });
  const rows = ids.length > 0 ? await db.select(listedColumns).from(products).where(idIn(ids)) : [];
  const prices = rows.map((row) => toProduct(row).sellingPrice);
  return prices.length > 0 ? formatRupees(Math.min(...prices)) : null;
}

/** Returns a country as the merchant wrote it: `USA` for `United States`. */
async function storedOrigin(db: Db, origin: string): Promise<string> {
  const stored = await db.selectDistinct({ origin: productCounts.countryOfOrigin }).from(productCounts);
  return stored.find((each) => readCountry(each.origin) === origin)?.origin ?? origin;
}

type SearchResult = Best & Reading;

/** Says why no product serves a text: an illness, goods that the shop does not sell, or words that it does not know. */
async function respondWithout(
  db: Db,
  text: string,
  decision: Decision,
  isQuestion: boolean,
): Promise<SearchResponse> {
  const message = refusalOf(text, decision);
  if (decision.doctor) return { ...nothing, message, asksDoctor: true };
  if (isQuestion) return nothing;
  if (await isEmptyShop(db)) return { ...nothing, message: sentencesFor(text).nothingYet };
  if (!decision.notSold) return { ...nothing, message, notUnderstood: decision.unknown };
  const { asked } = decision.notSold;
  return { ...nothing, message, notSold: { asked, nearest: await readNearest(db, decision.notSold) } };
}

/** A shop that has published nothing knows no goods, so it cannot say which ones it does not sell. */
export async function isEmptyShop(db: Db): Promise<boolean> {
  const [any] = await db.select({ id: searchEntries.productId }).from(searchEntries).limit(1);
  return any === undefined;
}

async function readNearest(db: Db, { nearest }: NonNullable<Decision['notSold']>): Promise<Product[]> {
  if (!nearest) return [];
  const { ids } = await findBest(db, { where: sql`(${nearest.where} and ${isNoCombo})`, filtered: null });
  return rankedPage(db, { ids, wanted: nearest, limit: maxNearest, cursor: 0, hasSizes: false });
}

type Results = Best & Pick<Reading, 'wanted' | 'didYouMean' | 'without'>;

async function respond(
  db: Db,
  { wanted, didYouMean, without, ...best }: Results,
  { limit, cursor, sort }: Page & Pick<Filters, 'sort'>,
): Promise<SearchResponse> {
  const match = matchOrder(wanted);
  const { whole } = best;
  const first = cursor < bestRanked ? best : await wholeOf(best);
  const cards = await onePerGroup(db, { best: first, match });
  const hasSizes = first.sizes.length > 0;
  const all =
    whole && first === best ? whole.then((others) => onePerGroup(db, { best: others, match })) : cards;
  const [page, { ids, more, facets }] = await Promise.all([
    sort
      ? sortedPage(db, { ids: cards.ids, limit, cursor, hasSizes })
      : rankedPage(db, { ids: cards.ids, wanted, limit, cursor, hasSizes }),
    withFacets(db, all),
  ]);
  const next = cursor + page.length;
  return {
    ...nothing,
    products: page,
    total: ids.length,
    more,
    next: page.length > 0 && next < ids.length ? next : null,
    didYouMean,
    partly: without.length > 0,
    facets,
  };
}

async function withFacets(db: Db, all: Best | Promise<Best>) {
  const { ids, more, byGroup } = await all;
  return { ids, more, facets: await readFacets(db, byGroup) };
}

/**
 * Returns the products of the first reading that matches a published product, within the filters. A reading counts even when
 * the filters leave out all its products. Returns null without a reading.
 */
export async function findFirst(
  db: Db,
  { readings }: Pick<Decision, 'readings'>,
  filters: Filters = {},
): Promise<SearchResult | null> {
  const filtered = isFiltered(filters) ? (await filterProducts(db, filters)).where : null;
  for (const reading of readings) {
    const best = await findBest(db, { where: reading.wanted.where, filtered, sort: filters.sort });
    const isUnsure = filtered !== null && best.ids.length < minProducts;
    const count = isUnsure ? await countFound(db, reading.wanted.where, minProducts) : best.ids.length;
    if (count === 0) continue;
    const wanted = count < minProducts && reading.widened;
    if (!wanted) return { ...reading, ...best };
    return {
      ...reading,
      ...(await findBest(db, { where: wanted.where, filtered, sort: filters.sort })),
      wanted,
    };
  }
  return null;
}

/** Returns the products that pass the filters, for a text that is only a price. */
async function findAll(db: Db, filters: Filters) {
  const wanted: TextMatch = { phrases: [], where: sql`true` };
  const { where: filtered } = await filterProducts(db, filters);
  const best = await findBest(db, { where: wanted.where, filtered, sort: filters.sort });
  return { ...best, wanted, didYouMean: null, without: [] };
}

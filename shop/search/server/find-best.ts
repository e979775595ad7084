import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Sort } from '#shop/catalog/filters.ts';
import { orderOf } from '#shop/catalog/server/filtering/sort-orders.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { searchEntries } from './tables.ts';
import { type Cut, weightCuts } from './weight-cuts.ts';

/** Twenty pages: customers never page further, and a shop of any size sorts this many quickly. */
const maxResults = 500;
/** Ten pages of the best sellers. Ranking them by match reads each of them. */
export const bestRanked = 240;
/** A text with fewer matches among the 4,000 best sellers has few matches at all. */
const frequent = 64;
/** Bounds the reading where many products have the same weight, as in a shop without sales. */
const maxRead = 5_000;
/** So many matches are read sooner than the keys of a large part of the shop. An estimate of them stays under `maxRead`. */
const readAtOnce = 4_000;
/** So many matches are looked up in the products sooner than a filter finds all of its own. */
const lookedUpAtOnce = 2_000;
/** Estimates fall short by chance. */
const reserve = 1.2;

/**
 * Product ids in order, whether more products match, and numbers of these products by key of `product_counts`. With `whole`
 * these are the best sellers alone, enough to rank, while the others are read. `sizes` are those of `ids` that are members of a group.
 */
export type Best = {
  ids: number[];
  more: boolean;
  byGroup: Record<string, number>;
  sizes: number[];
  whole?: Promise<Best>;
};

type Search = { where: SQL; filtered: SQL | null; sort?: Sort | undefined };

/**
 * Returns the matching products, at most the five hundred with the highest rating times popularity, in this order or by `sort`.
 * Without `filtered` every published product counts. Matches among the best sellers tell how far to read for as many.
 */
export async function findBest(db: Db, search: Search): Promise<Best> {
  const params = { ...search, most: maxResults };
  const [first, ...larger] = await weightCuts(db);
  if (!first) return find(db, params);
  const sampled = await find(db, { ...params, cut: first });
  if (sampled.more) return sampled;
  const whole = readFurther(db, params, { sampled: sampled.ids.length, first, larger });
  if (search.sort || sampled.ids.length < bestRanked) return whole;
  // A page that fails first leaves this promise without a reader.
  whole.catch(() => {});
  return { ...sampled, whole };
}

type Sample = { sampled: number; first: Cut; larger: Cut[] };

async function readFurther(db: Db, params: Params, { sampled, first, larger }: Sample): Promise<Best> {
  const { where, filtered } = params;
  const isFew = filtered === null && sampled <= readAtOnce * first.share;
  if (sampled >= frequent && !isFew) {
    const needed = (first.rank * maxResults * reserve) / sampled;
    const cut = larger.find(({ rank }) => rank >= needed);
    const best = cut && (await find(db, { ...params, cut }));
    if (best?.more) return best;
  }
  const many = Math.ceil(lookedUpAtOnce * first.share);
  const isFrequent = filtered !== null && (await countIn(db, { where, most: many, cut: first })) === many;
  return isFrequent ? findByFilter(db, { ...params, filtered }) : find(db, params);
}

/** Returns all of the results, once they are read. */
export async function wholeOf(best: Best): Promise<Best> {
  return (await best.whole) ?? best;
}

/** Returns the number of matching published products, up to `most`. */
export async function countFound(db: Db, where: SQL, most: number): Promise<number> {
  const [cut] = await weightCuts(db);
  const sampled = cut ? await countIn(db, { where, most, cut }) : 0;
  return sampled === most ? most : countIn(db, { where, most });
}

/** Whole products would make a sort several times as long. */
const { id, popularity, exactPrice, createdAt, rating, reviewCount, countryOfOrigin } = products;
const sortColumns = sql`${id}, ${popularity}, ${exactPrice}, ${createdAt}, ${rating}, ${reviewCount}, ${countryOfOrigin}`;

type Params = Search & { most: number; cut?: Cut };

async function countIn(db: Db, asked: Omit<Params, 'filtered'>): Promise<number> {
  return (await find(db, { ...asked, filtered: null })).ids.length;
}

function find(db: Db, asked: Params): Promise<Best> {
  const { where, cut, filtered, sort } = asked;
  const inCut = cut && sql`${searchEntries.weightKeys} && ${sql.param(cut.keys)}::int[]`;
  const hits = sql`select product_id, weight, counts_key from (
      select * from ${searchEntries} where ${and(isNotNull(searchEntries.countsKey), inCut, where)} limit ${maxRead}
    ) as search_entries order by weight desc`;
  if (!filtered && !sort) return read(db, hits, asked);
  // The limit ends the look-ups of products, which need the order of the hits.
  const passing = sql`with hits as materialized (${hits})
    select * from hits cross join lateral (
      select ${sortColumns} from ${products} where ${products.id} = hits.product_id and ${filtered ?? eq(products.published, true)} offset 0
    ) as products order by hits.weight desc`;
  return read(db, passing, asked);
}

function findByFilter(db: Db, asked: Params & { filtered: SQL }): Promise<Best> {
  const found = sql`with passing as materialized (select ${sortColumns} from ${products} where ${asked.filtered})
    select products.*, product_id, weight, counts_key from passing as products join ${searchEntries} on ${eq(searchEntries.productId, products.id)}
    where ${and(isNotNull(searchEntries.countsKey), asked.where)} order by weight desc`;
  return read(db, found, asked);
}

async function read(db: Db, best: SQL, { most, sort }: Params): Promise<Best> {
  const order = sort ? sql.join(orderOf(sort), sql`, `) : sql`weight desc, product_id`;
  const { rows } = await db.execute<Best>(sql`
    with found as materialized (${best} limit ${most + 1}),
      sizes as materialized (select id from products where group_id is not null and id in (select product_id from found)),
      products as materialized (table found limit ${most})
    select (select coalesce(array_agg(product_id order by ${order}), '{}') from products) as ids,
      (select count(*) > ${most} from found) as more,
      array(select id from sizes where id in (select product_id from products)) as sizes,
      (select coalesce(json_object_agg(counts_key, number), '{}') from (
        select counts_key, count(*) as number from products group by counts_key
      ) as groups) as "byGroup"`);
  return rows[0]!;
}

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { searchEntries } from './tables.ts';

/** Customers never page this far, and a shop of any size sorts this many quickly. */
const maxResults = 1_000;
const sample = 2_000;
/** With this many matches in the sample, one in twenty, the best sellers hold enough results. */
const frequent = 100;
const bestSellers = 20_000;

export type Best = { ids: number[]; more: boolean };

/**
 * Returns the matching products, at most the thousand with the highest rating times popularity, and whether more exist.
 * Without `filtered` every published product counts. Frequent matches come from the best sellers, rare ones from the word
 * index. A sample decides, because a limit makes the planner scan the whole table.
 */
export async function findBest(db: Db, where: SQL, filtered: SQL | null): Promise<Best> {
  const sampled = await amongBest(db, { where, filtered, among: sample, most: frequent });
  if (sampled.length === frequent) {
    const best = await amongBest(db, { where, filtered, among: bestSellers, most: maxResults });
    if (best.length === maxResults) return { ids: best, more: true };
  }
  const isFrequent =
    filtered !== null && sampled.length < frequent && (await countSampled(db, where)) === frequent;
  const all = await (isFrequent ? byFilter : byWords)(db, { where, filtered, most: maxResults + 1 });
  return { ids: all.slice(0, maxResults), more: all.length > maxResults };
}

/** Returns the number of matching published products, up to `most`. */
export async function countFound(db: Db, where: SQL, most: number): Promise<number> {
  const sampled = await amongBest(db, { where, filtered: null, among: sample, most });
  return sampled.length === most ? most : (await byWords(db, { where, filtered: null, most })).length;
}

type Asked = { where: SQL; filtered: SQL | null; most: number };

function amongBest(db: Db, { where, filtered, among, most }: Asked & { among: number }): Promise<number[]> {
  return idsOf(
    db,
    sql`select ${products.id} as id
      from (select * from ${searchEntries} order by weight desc limit ${among}) as search_entries
      join ${products} on ${products.id} = ${searchEntries.productId}
      where ${and(where, shown(filtered))} limit ${most}`,
  );
}

/** Returns how many products of the sample match the text, up to the bound of a frequent match. */
async function countSampled(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute(
    sql`select from (select * from ${searchEntries} order by weight desc limit ${sample}) as search_entries
      where ${where} limit ${frequent}`,
  );
  return rows.length;
}

function byFilter(db: Db, { where, filtered, most }: Asked): Promise<number[]> {
  return idsOf(
    db,
    sql`with passing as materialized (select id from ${products} where ${shown(filtered)})
      select passing.id from passing join ${searchEntries} on ${searchEntries.productId} = passing.id
      where ${where} order by ${searchEntries.weight} desc limit ${most}`,
  );
}

function byWords(db: Db, { where, filtered, most }: Asked): Promise<number[]> {
  return idsOf(
    db,
    // The limit ends the look-ups of products, which need the order of the hits.
    sql`with hits as materialized (select product_id, weight from ${searchEntries} where ${where} order by weight desc)
      select passing.id from hits cross join lateral (
        select id from ${products} where ${products.id} = hits.product_id and ${shown(filtered)} offset 0
      ) passing order by hits.weight desc limit ${most}`,
  );
}

function shown(filtered: SQL | null): SQL {
  return filtered ?? eq(products.published, true);
}

async function idsOf(db: Db, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

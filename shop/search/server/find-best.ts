import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { searchEntries } from './tables.ts';

/** Nobody reads past so many results, and a shop of any size can sort them in no time. */
const mostResults = 1_000;
/** A look at so many of the best-selling says how frequent a match is. */
const sample = 2_000;
/** So many in the sample, one product in twenty, and the most results are found among so many of the best. */
const frequent = 100;
const bestSellers = 20_000;

type Best = { ids: number[]; more: boolean };

/**
 * The products that match: all of them, or, when they are more than a thousand, the thousand with the highest rating times
 * popularity, and that there are more. A frequent match is read off the best-selling, a rare one off the index of words:
 * told by a look at a sample, for the planner takes every limit as a reason to read the whole table.
 */
export async function findBest(db: Db, where: SQL, narrowed: SQL): Promise<Best> {
  const sampled = await amongBest(db, { where, narrowed, among: sample, most: frequent });
  if (sampled.length === frequent) {
    const best = await amongBest(db, { where, narrowed, among: bestSellers, most: mostResults });
    if (best.length === mostResults) return { ids: best, more: true };
  }
  const all = await byWords(db, { where, narrowed, most: mostResults + 1 });
  return { ids: all.slice(0, mostResults), more: all.length > mostResults };
}

/** Whether anything at all is found so, whatever it is narrowed by. */
export async function findsAny(db: Db, where: SQL): Promise<boolean> {
  const narrowed = eq(products.published, true);
  const sampled = await amongBest(db, { where, narrowed, among: sample, most: 1 });
  return sampled.length > 0 || (await byWords(db, { where, narrowed, most: 1 })).length > 0;
}

type Asked = { where: SQL; narrowed: SQL; most: number };

function amongBest(db: Db, { where, narrowed, among, most }: Asked & { among: number }): Promise<number[]> {
  return idsOf(
    db,
    sql`select ${products.id} as id
      from (select * from ${searchEntries} order by weight desc limit ${among}) as search_entries
      join ${products} on ${products.id} = ${searchEntries.productId}
      where ${and(where, narrowed)} limit ${most}`,
  );
}

function byWords(db: Db, { where, narrowed, most }: Asked): Promise<number[]> {
  return idsOf(
    db,
    sql`with hits as materialized (select product_id, weight from ${searchEntries} where ${where})
      select ${products.id} as id from hits join ${products} on ${products.id} = hits.product_id
      where ${narrowed} order by hits.weight desc limit ${most}`,
  );
}

async function idsOf(db: Db, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query);
  return rows.map(({ id }) => id);
}

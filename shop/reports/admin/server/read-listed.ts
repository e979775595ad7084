import { sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { costsOf } from '#shop/catalog/admin/server/stock/product-cost.ts';
import { batches } from '#shop/catalog/server/stock/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { listSearchesOfMonths } from '#shop/search/server/learning/count-zero-result-search.ts';
import { leaveOutPersonal } from '#shop/search/server/learning/leave-out-personal.ts';
import type { Period } from './daily-sums.ts';
import type { Rows } from './read-report.ts';
import { paceOf, readPace } from './sales/read-pace.ts';

/** Returns the searches of some months that found nothing, the most frequent first. */
export async function readSearches(db: Db, { most, from, to }: Period & { most: number }): Promise<Rows> {
  const listed = await listSearchesOfMonths(db, { from: `${from}-01`, to: `${to}-01` });
  const found = await leaveOutPersonal(db, listed);
  return {
    rows: found.slice(0, most).map(({ text, times, lastAskedOn }) => ({
      key: text,
      label: text,
      values: [times, lastAskedOn],
    })),
    total: null,
    count: found.length,
  };
}

type Shelf = { id: number; name: string; units: number; paise: number; expiry: string | null };

/** Returns what lies on the shelf now by product, the highest value first. The sum at cost is unknown while one cost price is missing. */
export async function readStock(db: Db, { most, now }: { most: number; now: Date }): Promise<Rows> {
  const { rows } = await db.execute<Shelf>(sql`
    select p.id, p.name, sum(b.units)::int as units, round(sum(b.units * p.exact_price) / 100)::float8 as paise,
      min(b.best_before)::text as expiry
    from ${batches} b join ${products} p on p.id = b.product_id where b.units > 0
    group by p.id order by paise desc, p.id`);
  const [costs, pace] = await Promise.all([
    costsOf(
      db,
      rows.map(({ id }) => id),
    ),
    readPace(db, now),
  ]);
  const costOf = ({ id, units }: Shelf) => {
    const cost = costs.get(id);
    return cost === undefined ? null : toRupees(cost * units);
  };
  const sumOf = (of: (row: Shelf) => number | null) =>
    rows.reduce<number | null>((sum, row) => {
      const one = of(row);
      return sum === null || one === null ? null : sum + Math.round(one * 100);
    }, 0);
  const atCost = sumOf(costOf);
  return {
    rows: rows.slice(0, most).map((row) => ({
      key: String(row.id),
      label: row.name,
      values: [toRupees(row.paise), costOf(row), row.units, paceOf(pace, row.id, row.units), row.expiry],
    })),
    total: [
      toRupees(rows.reduce((sum, { paise }) => sum + paise, 0)),
      atCost === null ? null : toRupees(atCost),
      rows.reduce((sum, { units }) => sum + units, 0),
      null,
      null,
    ],
    count: rows.length,
  };
}

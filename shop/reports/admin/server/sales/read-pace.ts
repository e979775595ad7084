import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays, dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { comboParts } from '#shop/catalog/server/stock/tables.ts';
import { paceDays } from '../../sales/contract.ts';
import { dailySales } from '../tables.ts';

/** Returns the packs of each product that left in the days before today, also as parts of combos. */
export async function readPace(db: Db, now: Date): Promise<Map<number, number>> {
  const today = dayOf(now);
  const { rows } = await db.execute<{ id: number; units: number }>(sql`
    with sold as (
      select key::int as id, sum(units) as units from ${dailySales}
      where ${and(
        eq(dailySales.split, 'product'),
        gte(dailySales.day, addDays(today, -paceDays)),
        lt(dailySales.day, today),
      )} and key <> '' group by 1
    )
    select id, sum(units)::int as units from (
      select id, units from sold
      union all select part_id, units * quantity from sold join ${comboParts} on combo_id = id
    ) left_shop group by 1`);
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** Returns how many days a stock lasts at its pace, or null without a sale in these days. */
export function paceOf(pace: ReadonlyMap<number, number>, id: number, stock: number): number | null {
  const daily = (pace.get(id) ?? 0) / paceDays;
  return daily === 0 ? null : Math.floor(stock / daily);
}

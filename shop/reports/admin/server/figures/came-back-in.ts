import { type SQL, sql } from 'drizzle-orm';
import { addDays, dayOf, isoStartOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { orderEvents, orderLines, orders } from '#shop/orders/server/tables.ts';
import { inSql, statesThat } from '#shop/orders/states.ts';
import type { Measure } from '../../measures.ts';
import type { Period } from '../daily-sums.ts';

const back = sql.raw(inSql(statesThat('cameBack')));

const keys: Partial<Record<Measure, SQL>> = {
  back_by_state: sql`o.address->>'state'`,
  back_by_pincode: sql`o.address->>'pincode'`,
  back_by_courier: sql`o.courier`,
  back_by_product: sql`l.product_id::text`,
};

export type CameBack = { ofKeys: Map<string, number>; total: number };

type Params = Period & { measure: Measure; now: Date };

/** Counts the parcels that came back undelivered in some months, by the day on which they did, without the day that runs. Null: no report of them. */
export async function readCameBack(db: Db, { measure, from, to, now }: Params): Promise<CameBack | null> {
  const key = keys[measure];
  if (!key) return null;
  const next = `${addDays(`${to}-01`, 31).slice(0, 7)}-01`;
  const first = isoStartOf(`${from}-01`);
  const after = isoStartOf(next < dayOf(now) ? next : dayOf(now));
  const lines = sql`join ${orderLines} l on l.order_id = o.id`;
  const { rows } = await db.execute<{ key: string; parcels: number; total: number }>(sql`
    with newest as (
      select e.order_id, max(e.at) as at from ${orderEvents} e where e.state in ${back} and e.at >= ${first} group by 1
    ), came as materialized (
      select o.id, o.address, o.courier from newest join ${orders} o on o.id = newest.order_id
      where newest.at < ${after} and o.replaces is null and o.state in ${back}
    )
    select coalesce(left(${key}, 80), '') as key, count(distinct o.id)::int as parcels, (select count(*)::int from came) as total
    from came o ${measure === 'back_by_product' ? lines : sql``} group by 1`);
  return {
    ofKeys: new Map(rows.map((row) => [row.key, row.parcels])),
    total: rows[0]?.total ?? 0,
  };
}

import { type SQL, sql } from 'drizzle-orm';
import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { shownDays } from '../../cash.ts';
import { cashEntries } from '../../server/tables.ts';

/** The first moment of the days whose entries by hand are shown. */
export function handSince(now: Date): Date {
  return startOf(addDays(dayOf(now), -shownDays));
}

/**
 * The ids of orders whose cash staff entered as paid, one at a time, with the paise. Such an entry is in no file of a courier, and no statement of
 * the bank is compared with it. An entry that takes one back counts against it.
 */
export function ordersByHand(since: Date): SQL {
  return sql`
    select entry.order_id, -sum(entry.paise) as paise from ${cashEntries} entry left join ${cashEntries} first on first.id = entry.reverses
    where entry.kind = 'remitted' and entry.remittance_id is null and coalesce(first.request_id, entry.request_id) is not null
      and entry.booked_at >= ${since.toISOString()}::timestamptz
    group by entry.order_id having sum(entry.paise) <> 0`;
}

/** Returns the number of orders whose cash staff entered as paid by hand in the last 90 days, and the rupees. */
export async function sumByHand(db: Db, { now }: { now: Date }): Promise<{ count: number; amount: number }> {
  const { rows } = await db.execute<{ count: number; paise: string }>(sql`
    select count(*)::int as count, coalesce(sum(paise), 0) as paise from (${ordersByHand(handSince(now))}) entered`);
  const { count, paise } = rows[0]!;
  return { count, amount: toRupees(Number(paise)) };
}

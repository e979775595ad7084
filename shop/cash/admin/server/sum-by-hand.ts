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

/** An entry of paid cash that staff made for one order. It is in no file of a courier, and no statement of the bank is compared with it. */
export function isByHand(since: Date): SQL {
  return sql`${cashEntries.kind} = 'remitted' and ${cashEntries.remittanceId} is null and ${cashEntries.requestId} is not null
    and ${cashEntries.bookedAt} >= ${since.toISOString()}::timestamptz`;
}

/** Returns the number of orders whose cash staff entered as paid by hand in the last 90 days, and the rupees. */
export async function sumByHand(db: Db, { now }: { now: Date }): Promise<{ count: number; amount: number }> {
  const [sum] = await db
    .select({
      count: sql<number>`count(distinct ${cashEntries.orderId})::int`,
      paise: sql<string>`coalesce(-sum(${cashEntries.paise}), 0)`,
    })
    .from(cashEntries)
    .where(isByHand(handSince(now)));
  return { count: sum!.count, amount: toRupees(Number(sum!.paise)) };
}

import { sql } from 'drizzle-orm';
import { addDays, type Day, indiaTimeZone, isoStartOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { type CashKind, cashKinds } from '../../cash.ts';
import { cashDays, cashEntries } from '../../server/tables.ts';
import type { Balances } from '../contract.ts';

/**
 * Returns what each courier owes at the end of a day in India, with the sums of its entries in rupees (GET /api/admin/cash).
 * Past days come from `cash_days`, so the work does not grow with the shop.
 */
export async function readBalances(db: Db, { day }: { day: Day }): Promise<Balances['balances']> {
  const { rows } = await db.execute<{ courier: string; kind: CashKind; paise: string }>(sql`
    with closed as (select coalesce(max(day), '2000-01-01') as day from ${cashDays})
    select courier, kind, sum(paise) as paise from (
      select courier, kind, paise from ${cashDays} where day <= ${day}
      union all
      select courier, kind, paise from ${cashEntries}
      where booked_at >= (select (day + 1)::timestamp at time zone ${indiaTimeZone} from closed)
        and booked_at < ${isoStartOf(addDays(day, 1))}::timestamptz
    ) entries where kind <> 'refunded' group by courier, kind`);
  return [...Map.groupBy(rows, ({ courier }) => courier)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([courier, sums]) => {
      const paiseOf = (kind: CashKind) => Number(sums.find((sum) => sum.kind === kind)?.paise ?? 0);
      // A plain 0 less 0 is 0, and never -0.
      const settled = (kind: CashKind) => toRupees(0 - paiseOf(kind));
      const open = (Object.keys(cashKinds) as CashKind[]).reduce((sum, kind) => sum + paiseOf(kind), 0);
      return {
        courier,
        due: toRupees(paiseOf('due')),
        remitted: toRupees(0 - paiseOf('remitted') - paiseOf('reversed')),
        charge: settled('charge'),
        lost: settled('lost'),
        written_off: settled('written_off'),
        open: toRupees(open),
      };
    });
}

/** Sums up the days before `today` that are not summed up yet. A second run does nothing. */
export async function closeCashDays(db: Db, { today }: { today: Day }): Promise<void> {
  await db.execute(sql`
    insert into ${cashDays} (day, courier, kind, paise)
    select (booked_at at time zone ${indiaTimeZone})::date, courier, kind, sum(paise) from ${cashEntries}
    where booked_at < ${isoStartOf(today)}::timestamptz and booked_at >= coalesce(
      (select (max(day) + 1)::timestamp at time zone ${indiaTimeZone} from ${cashDays}), '-infinity')
    group by 1, 2, 3
    on conflict do nothing`);
}

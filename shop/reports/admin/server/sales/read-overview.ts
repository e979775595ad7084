import { dayOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import type { Overview } from '../../sales/contract.ts';
import { type DayRange, namedRanges, rangeBefore, sameDaysOfLastMonth } from '../../sales/ranges.ts';
import { nameSalesKeys } from './name-sales-keys.ts';
import { addUp, type DayRow, readDays, readKeys, readLive, toChart } from './read-sales.ts';

const maxBest = 5;

/** Returns the sales of 7 days, 30 days and this month with the best sellers (GET /api/admin/sales/overview). Amounts are rupees. */
export async function readOverview(db: Db, { now }: { now: Date }): Promise<Overview> {
  const today = dayOf(now);
  const week = namedRanges.week!.of(today);
  const days30 = namedRanges.days30!.of(today);
  const month = namedRanges.month!.of(today);
  const before30 = rangeBefore(days30);
  const live = await readLive(db, { from: today, to: today, now });
  const [rows, products] = await Promise.all([
    readDays(db, { from: before30.from, to: today, live }),
    readKeys(db, { by: 'product', range: days30, live }),
  ]);
  const period = (label: string, range: DayRange, before: DayRange) => {
    const sums = addUp(within(rows, range));
    const sumsBefore = addUp(within(rows, before));
    return {
      label,
      range,
      orders: sums.orders,
      gross: toRupees(sums.gross),
      ordersBefore: sumsBefore.orders,
      grossBefore: toRupees(sumsBefore.gross),
    };
  };
  const best = [...products]
    .filter(([key]) => key !== '')
    .toSorted(([, one], [, other]) => other.gross - one.gross)
    .slice(0, maxBest);
  const nameOf = await nameSalesKeys(
    db,
    'product',
    best.map(([key]) => key),
  );
  return {
    periods: [
      period('7 days', week, rangeBefore(week)),
      period('30 days', days30, before30),
      period('This month', month, sameDaysOfLastMonth(month)),
    ],
    chart: toChart({
      range: days30,
      before: before30,
      rows: within(rows, days30),
      rowsBefore: within(rows, before30),
      today,
    }),
    best: best.map(([key, { units, gross }]) => ({
      id: Number(key),
      name: nameOf(key),
      units,
      gross: toRupees(gross),
    })),
  };
}

function within(rows: readonly DayRow[], { from, to }: DayRange): DayRow[] {
  return rows.filter(({ day }) => day >= from && day <= to);
}

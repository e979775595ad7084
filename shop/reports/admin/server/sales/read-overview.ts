import { dayOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { type Overview, periodNames } from '../../sales/contract.ts';
import { type DayRange, namedRanges, rangeBefore, sameDaysOfLastMonth } from '../../sales/ranges.ts';
import { nameSalesKeys } from './name-sales-keys.ts';
import { addUp, type DayRow, readDays, readKeys, readLive, toChart } from './read-sales.ts';

const maxBest = 5;

/** Returns the sales of yesterday, 7 days, 30 days, this month and the last with the best sellers (GET /api/admin/sales/overview). Amounts are rupees. */
export async function readOverview(db: Db, { now }: { now: Date }): Promise<Overview> {
  const today = dayOf(now);
  const days30 = namedRanges.days30!.of(today);
  const lastMonth = namedRanges.lastMonth!.of(today);
  const before30 = rangeBefore(days30);
  const live = await readLive(db, { from: today, to: today, now });
  const [rows, products] = await Promise.all([
    readDays(db, { from: rangeBefore(lastMonth).from, to: today, live }),
    readKeys(db, { by: 'product', range: days30, live }),
  ]);
  const period = (name: (typeof periodNames)[number]) => {
    const range = namedRanges[name]!.of(today);
    const before = name === 'month' ? sameDaysOfLastMonth(range) : rangeBefore(range);
    const sums = addUp(within(rows, range));
    const sumsBefore = addUp(within(rows, before));
    return {
      name,
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
    periods: periodNames.map(period),
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

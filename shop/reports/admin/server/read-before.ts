import { and, inArray } from 'drizzle-orm';
import { addDays } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { listSearchesOfMonths } from '#shop/search/server/learning/count-zero-result-search.ts';
import type { ReportData } from '../contract.ts';
import { type ReportName, reportOf } from '../reports.ts';
import { readCourierCosts } from './read-courier-costs.ts';
import { type Period, sums, within } from './daily-sums.ts';
import { readCameBack } from './figures/came-back-in.ts';
import { dailyFigures } from './tables.ts';
import { type Values, valuesOf, withBack } from './values-of.ts';

/** The months before with their sums, and the first column of each key in them. Null where there is nothing to compare. */
export type Before = {
  months: ReportData['before'];
  total: Values | null;
  ofKeys: Map<string, number | string | null>;
};

type Params = Period & { report: ReportName; keys: string[]; now: Date };

/** Reads as many months before a period. The stock of a moment has none. */
export async function readBefore(db: Db, { report, keys, now, from, to }: Params): Promise<Before> {
  const { measure, rows } = reportOf(report);
  const nothing = { months: null, total: null, ofKeys: new Map() };
  if (measure === 'stock_now' || measure === 'stock_value') return nothing;
  const months = monthsBefore({ from, to });
  if (measure === 'searches') {
    const found = await listSearchesOfMonths(db, { from: `${months.from}-01`, to: `${months.to}-01` });
    return { months, total: null, ofKeys: new Map(found.map(({ text, times }) => [text, times])) };
  }
  if (measure === 'courier_cost') {
    const { rows: was, total } = await readCourierCosts(db, { most: keys.length + 1, now, ...months });
    return { months, total, ofKeys: new Map(was.map(({ key, values }) => [key, values[0] ?? null])) };
  }
  const [whole] = await db.select(sums).from(dailyFigures).where(within(measure, months));
  const all = whole && whole.count + whole.returned > 0 ? whole : null;
  if (!all) return { ...nothing, months };
  const found =
    rows === 'days'
      ? []
      : await db
          .select({ key: dailyFigures.key, ...sums })
          .from(dailyFigures)
          .where(and(within(measure, months), inArray(dailyFigures.key, keys)))
          .groupBy(dailyFigures.key);
  const cameBack = await readCameBack(db, { measure, now, ...months });
  const values = valuesOf[measure];
  return {
    months,
    // A parcel counts for each product in it.
    total: measure === 'back_by_product' ? null : withBack(values(all, all), cameBack && cameBack.total),
    ofKeys:
      cameBack?.ofKeys ?? new Map(found.map(({ key, ...figures }) => [key, values(figures, all)[0] ?? null])),
  };
}

function monthsBefore({ from, to }: Period): Period {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  let first = from;
  for (let at = count(from); at <= count(to); at += 1) first = addDays(`${first}-01`, -1).slice(0, 7);
  return { from: first, to: addDays(`${from}-01`, -1).slice(0, 7) };
}

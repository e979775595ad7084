import { and, between, eq, type SQL, sum } from 'drizzle-orm';
import { addDays } from '#platform/india-time.ts';
import type { Measure } from '../measures.ts';
import { dailyFigures } from './tables.ts';

/** Months of a report, such as `2026-09` to `2026-11`. */
export type Period = { from: string; to: string };

export const sums = {
  count: sum(dailyFigures.count).mapWith(Number),
  part: sum(dailyFigures.part).mapWith(Number),
  paise: sum(dailyFigures.paise).mapWith(Number),
  returned: sum(dailyFigures.returned).mapWith(Number),
};

export function within(measure: Measure, { from, to }: Period): SQL | undefined {
  return and(
    eq(dailyFigures.measure, measure),
    between(dailyFigures.day, `${from}-01`, addDays(`${to}-01`, daysIn(to) - 1)),
  );
}

function daysIn(month: string): number {
  return Number(addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1).slice(8));
}

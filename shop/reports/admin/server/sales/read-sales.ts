import { and, between, eq, sum } from 'drizzle-orm';
import { addDays, type Day, dayOf, startOf } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import { byteOrderMark, csvText } from '#platform/server/csv/write-csv.ts';
import type { Db } from '#platform/server/db.ts';
import {
  type Figures,
  maxRows,
  type ProductFilter,
  refusals,
  type Sales,
  type SalesRow,
} from '../../sales/contract.ts';
import {
  salesFigureNames,
  salesFigures,
  type SalesSplit,
  salesSplits,
  type StoredSplit,
} from '../../sales/figures.ts';
import {
  type DayRange,
  daysIn,
  maxDays,
  maxDaysOfChart,
  rangeBefore,
  sameDaysOfLastMonth,
} from '../../sales/ranges.ts';
import { runId } from '../figures/update-figures.ts';
import { dailySales, figureRuns } from '../tables.ts';
import { nameSalesKeys } from './name-sales-keys.ts';
import { chosen, readChoice } from './read-choice.ts';
import { selectSales } from './select-sales.ts';

type Params = DayRange & ProductFilter & { by: SalesSplit; beside?: 'month' | undefined; now: Date };

/** Sums in paise and counts. */
export type Sums = Record<'orders' | 'units' | 'gross' | 'cameBack' | 'arrived' | 'tax', number>;

export type DayRow = Sums & { day: Day };

/**
 * Returns the sales of some days with those of the days before, in rupees (GET /api/admin/sales), at most 100 rows. Past days come from the daily
 * sales, and the day that runs from its orders. Refuses a range that is too long or ends before it begins (400).
 */
export async function readSales(db: Db, { by, now, category, q, beside, from, to }: Params): Promise<Sales> {
  const range = { from, to };
  refuseBadRange(range);
  const isOfMonth = beside === 'month' && from.slice(8) === '01' && from.slice(0, 7) === to.slice(0, 7);
  const before = isOfMonth ? sameDaysOfLastMonth(range) : rangeBefore(range);
  const live = await readLive(db, { ...range, now });
  const [wholes, wholesBefore, allKeys, allBefore, isChosen] = await Promise.all([
    readDays(db, { ...range, live }),
    readDays(db, { ...before, live }),
    readKeys(db, { by, range, live }),
    readKeys(db, { by, range: before, live }),
    readChoice(db, { by, category, q }),
  ]);
  const [keys, keysBefore] = [chosen(allKeys, isChosen), chosen(allBefore, isChosen)];
  const rows = await toRows(db, { by, keys, keysBefore });
  const [run] = await db.select({ ranAt: figureRuns.ranAt }).from(figureRuns).where(eq(figureRuns.id, runId));
  return {
    range,
    before,
    isRunning: range.to >= dayOf(now),
    countedAt: run?.ranAt.toISOString() ?? null,
    total: toFigures(addUp(wholes)),
    totalBefore: toFigures(addUp(wholesBefore)),
    isByMonth: daysIn(range) > maxDaysOfChart,
    chart: toChart({ range, before, rows: wholes, rowsBefore: wholesBefore, today: dayOf(now) }),
    rows: rows.slice(0, maxRows),
    ofRows: isChosen && {
      figures: toFigures(addUp([...keys.values()])),
      grossBefore: toRupees(addUp([...keysBefore.values()]).gross),
    },
    count: rows.length,
  };
}

/** Writes all rows of the sales of some days as a CSV file (GET /api/admin/sales/rows.csv). Refuses as `readSales` does. */
export function writeSales(db: Db, params: Params): AsyncGenerator<string> {
  refuseBadRange(params);
  return writeRows(db, params);
}

async function* writeRows(db: Db, { by, now, category, q, from, to }: Params): AsyncGenerator<string> {
  const range = { from, to };
  const live = await readLive(db, { ...range, now });
  const keys = chosen(await readKeys(db, { by, range, live }), await readChoice(db, { by, category, q }));
  const rows = await toRows(db, { by, keys, keysBefore: new Map() });
  const title = (name: (typeof salesFigureNames)[number]) =>
    salesFigures[name].label + (salesFigures[name].kind === 'rupees' ? ' (rupees)' : '');
  yield (
    byteOrderMark +
      csvText([
        [salesSplits[by], ...salesFigureNames.map(title)],
        ...rows.map(({ label, figures }) =>
          [label].concat(salesFigureNames.map((name) => String(figures[name]))),
        ),
      ])
  );
}

export function refuseBadRange({ from, to }: DayRange): void {
  if (from > to || daysIn({ from, to }) > maxDays) throw refusals.badRange();
}

const columns = {
  orders: sum(dailySales.orders).mapWith(Number),
  units: sum(dailySales.units).mapWith(Number),
  gross: sum(dailySales.grossPaise).mapWith(Number),
  cameBack: sum(dailySales.returnedPaise).mapWith(Number),
  arrived: sum(dailySales.deliveredPaise).mapWith(Number),
  tax: sum(dailySales.taxPaise).mapWith(Number),
};

/** Past days. A short index of the days of a split is read, and never an order. */
const inDays = (split: StoredSplit, { from, to }: DayRange) =>
  and(eq(dailySales.split, split), between(dailySales.day, from, to));

/** Returns the sales of each day as a whole, with the day that runs. */
export async function readDays(db: Db, { from, to, live }: DayRange & { live: Live }): Promise<DayRow[]> {
  const stored = await db
    .select({ day: dailySales.day, ...columns })
    .from(dailySales)
    .where(inDays('all', { from, to: dayBefore(to, live) }))
    .groupBy(dailySales.day);
  return [
    ...stored,
    ...live.rows.filter(({ split }) => split === 'all' && live.day >= from && live.day <= to),
  ];
}

type OfSplit = { by: StoredSplit; range: DayRange; live: Live };

/** Returns the sums of each key in a range, with the day that runs. */
export async function readKeys(db: Db, { by, range, live }: OfSplit): Promise<Map<string, Sums>> {
  const stored = await db
    .select({ key: dailySales.key, ...columns })
    .from(dailySales)
    .where(inDays(by, { ...range, to: dayBefore(range.to, live) }))
    .groupBy(dailySales.key);
  const running = live.day >= range.from && live.day <= range.to ? live.rows : [];
  const rows = [...stored, ...running.filter(({ split }) => split === by)];
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return new Map([...byKey].map(([key, all]): [string, Sums] => [key, addUp(all)]));
}

/** A range that reaches the running day takes only the days before it from the daily sales. */
function dayBefore(to: Day, { day }: Live): Day {
  return to < day ? to : addDays(day, -1);
}

/** The day that runs, counted from its orders. */
export type Live = { day: Day; rows: (DayRow & { split: StoredSplit; key: string })[] };

/** Counts the day that runs, when a range reaches it. */
export async function readLive(db: Db, { from, to, now }: DayRange & { now: Date }): Promise<Live> {
  const day = dayOf(now);
  if (day < from || day > to) return { day, rows: [] };
  const span = { from: startOf(day), to: startOf(addDays(day, 1)) };
  const { rows } = await db.execute<Record<string, string | number>>(selectSales(span));
  return {
    day,
    rows: rows.map((row) => ({
      split: row.split as StoredSplit,
      key: String(row.key),
      day,
      orders: Number(row.orders),
      units: Number(row.units),
      gross: Number(row.gross_paise),
      cameBack: Number(row.returned_paise),
      arrived: Number(row.delivered_paise),
      tax: Number(row.tax_paise),
    })),
  };
}

const none: Sums = { orders: 0, units: 0, gross: 0, cameBack: 0, arrived: 0, tax: 0 };

export function addUp(rows: readonly Sums[]): Sums {
  const total = { ...none };
  for (const row of rows) for (const name of Object.keys(none) as (keyof Sums)[]) total[name] += row[name];
  return total;
}

/** Returns sums as the figures of a report. Amounts become rupees. */
export function toFigures({ orders, units, gross, cameBack, arrived, tax }: Sums): Figures {
  return {
    orders,
    units,
    gross: toRupees(gross),
    cameBack: toRupees(cameBack),
    net: toRupees(gross - cameBack),
    arrived: toRupees(arrived),
    tax: toRupees(tax),
    withoutTax: toRupees(gross - cameBack - tax),
  };
}

type ToRows = { by: SalesSplit; keys: Map<string, Sums>; keysBefore: Map<string, Sums> };

/** Returns a row for each key of the range, the highest gross sales first. */
async function toRows(db: Db, { by, keys, keysBefore }: ToRows): Promise<SalesRow[]> {
  const sorted = [...keys].toSorted(
    ([key, one], [otherKey, other]) => other.gross - one.gross || (key < otherKey ? -1 : 1),
  );
  const nameOf = await nameSalesKeys(db, by, [...keys.keys()]);
  return sorted.map(([key, sums]) => ({
    key,
    label: nameOf(key),
    figures: toFigures(sums),
    grossBefore: toRupees(keysBefore.get(key)?.gross ?? 0),
  }));
}

type ToChart = {
  range: DayRange;
  before: DayRange;
  rows: DayRow[];
  rowsBefore: DayRow[];
  today: Day;
};

/** Returns a point for each day of the range until today, or for each month of a long one, beside the same place in the range before. */
export function toChart({ range, before, rows, rowsBefore, today }: ToChart): Sales['chart'] {
  const isByMonth = daysIn(range) > maxDaysOfChart;
  const placeOf = (day: Day) => (isByMonth ? `${day.slice(0, 7)}-01` : day);
  const now = Map.groupBy(rows, ({ day }) => placeOf(day));
  const past = Map.groupBy(rowsBefore, ({ day }) => placeOf(day));
  const places = placesOf(range.from, range.to < today ? range.to : today, placeOf);
  const placesBefore = placesOf(before.from, before.to, placeOf);
  return places.map((day, at) => {
    const { gross, orders } = addUp(now.get(day) ?? []);
    const other = placesBefore[at];
    return {
      day,
      gross: toRupees(gross),
      orders,
      grossBefore: isByMonth || !other ? null : toRupees(addUp(past.get(other) ?? []).gross),
    };
  });
}

function placesOf(from: Day, to: Day, placeOf: (day: Day) => Day): Day[] {
  const places = new Set<Day>();
  for (let day = from; day <= to; day = addDays(day, 1)) places.add(placeOf(day));
  return [...places];
}

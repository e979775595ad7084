import { and, asc, desc, eq, max, type SQL, sql } from 'drizzle-orm';
import { addDays, type Day, dayOf } from '#platform/india-time.ts';
import { byteOrderMark, csvText } from '#platform/server/csv/write-csv.ts';
import type { Db } from '#platform/server/db.ts';
import { maxMonths, maxShown, refusals, type ReportData, type ReportRow } from '../contract.ts';
import type { Measure } from '../measures.ts';
import type { ColumnKind } from '../report.ts';
import { type ReportName, reportOf } from '../reports.ts';
import { type Period, sums, within } from './daily-sums.ts';
import { type CameBack, readCameBack } from './figures/came-back-in.ts';
import { runId } from './figures/update-figures.ts';
import { nameKeys } from './name-keys.ts';
import { readCourierCosts } from './read-courier-costs.ts';
import { readBefore } from './read-before.ts';
import { readSearches, readStock } from './read-listed.ts';
import { dailyFigures, figureRuns } from './tables.ts';
import { added, type Figures, noFigures, type Values, valuesOf, withBack } from './values-of.ts';

type Params = Period & { report: ReportName; now: Date };

/** Keys that a file holds. India has fewer pincodes. */
const maxInFile = 50_000;

/**
 * Returns a report of some months (GET /api/admin/reports/{report}), at most 100 keys. Reads the daily figures, so it does not
 * grow with the orders. Amounts are rupees. Refuses a period that is too long or ends before it begins (400).
 */
export async function readReport(db: Db, asked: Params): Promise<ReportData> {
  refuseBadPeriod(asked);
  const { rows, ...read } = await readRows(db, { ...asked, most: maxShown });
  const { months, total, ofKeys } = await readBefore(db, { ...asked, keys: rows.map(({ key }) => key) });
  const [run] = await db.select({ ranAt: figureRuns.ranAt }).from(figureRuns).where(eq(figureRuns.id, runId));
  return {
    ...read,
    rows: rows.map(({ key, label, values }) => ({ key, label, values, before: ofKeys.get(key) ?? null })),
    before: months,
    totalBefore: total,
    countedAt: run?.ranAt.toISOString() ?? null,
  };
}

/** Writes all rows of a report as a CSV file (GET /api/admin/reports/{report}/rows.csv). Refuses as `readReport` does. */
export function writeReport(db: Db, asked: Params): AsyncGenerator<string> {
  refuseBadPeriod(asked);
  return writeRows(db, asked);
}

async function* writeRows(db: Db, asked: Params): AsyncGenerator<string> {
  const { keyLabel, columns } = reportOf(asked.report);
  const { rows } = await readRows(db, { ...asked, most: maxInFile });
  const units: Partial<Record<ColumnKind, string>> = { rupees: ' (rupees)', percent: ' (%)' };
  yield (
    byteOrderMark +
      csvText([
        [keyLabel, ...columns.map(({ label, kind }) => label + (units[kind] ?? ''))],
        ...rows.map(({ label, values }) => [label].concat(values.map((value) => String(value ?? '')))),
      ])
  );
}

export type Rows = { rows: Omit<ReportRow, 'before'>[]; total: Values | null; count: number };

async function readRows(db: Db, { report, now, most, ...period }: Params & { most: number }): Promise<Rows> {
  const { measure, rows } = reportOf(report);
  if (measure === 'searches') return readSearches(db, { most, ...period });
  if (measure === 'stock_now') return readStock(db, { most, now });
  if (measure === 'courier_cost') return readCourierCosts(db, { most, now, ...period });
  return rows === 'days'
    ? readDays(db, { measure, now, ...period })
    : readKeys(db, { measure, most, now, ...period });
}

function refuseBadPeriod({ from, to }: Period): void {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  const months = count(to) - count(from) + 1;
  if (months < 1 || months > maxMonths) throw refusals.badPeriod();
}

/** The returned units, by which keys are sorted. All parcels of a reason came back. */
const cameBackOf = (measure: Measure) =>
  sql`${measure === 'back_by_reason' ? sums.count : sums.part} + ${sums.returned}`;

type OfMeasure = Period & { measure: Measure };

/** The days that are over. A day without figures is a zero, so that the plot has no hole. */
async function readDays(db: Db, { measure, now, ...period }: OfMeasure & { now: Date }): Promise<Rows> {
  const found = await db
    .select({ day: dailyFigures.day, ...sums })
    .from(dailyFigures)
    .where(within(measure, period))
    .groupBy(dailyFigures.day);
  const byDay = new Map(found.map((row) => [row.day, row]));
  const values = valuesOf[measure];
  const rows: Rows['rows'] = [];
  const isStock = measure === 'stock_value';
  for (
    let day: Day = `${period.from}-01`;
    day.slice(0, 7) <= period.to && day < dayOf(now);
    day = addDays(day, 1)
  ) {
    const figures = byDay.get(day);
    // Stock that was not counted is not zero.
    rows.push({
      key: day,
      label: day,
      values: values(figures ?? noFigures).map((value) => (figures || !isStock ? value : null)),
    });
  }
  return { rows, total: isStock ? null : values(added(found)), count: rows.length };
}

/** The sum of all keys is in each row, so that a shop with thousands of pincodes sends the shown ones only. */
async function readKeys(
  db: Db,
  { measure, most, now, ...period }: OfMeasure & { most: number; now: Date },
): Promise<Rows> {
  const cameBack = await readCameBack(db, { measure, now, ...period });
  const whole = {
    rows: sql<string>`count(*) over ()`.mapWith(Number),
    allCount: sql<string>`sum(${sums.count}) over ()`.mapWith(Number),
    allPart: sql<string>`sum(${sums.part}) over ()`.mapWith(Number),
    allPaise: sql<string>`sum(${sums.paise}) over ()`.mapWith(Number),
    allReturned: sql<string>`sum(${sums.returned}) over ()`.mapWith(Number),
  };
  const found = await db
    .select({ key: dailyFigures.key, ...sums, ...whole })
    .from(dailyFigures)
    .where(measure === 'stock_value' ? await lastCounted(db, period) : within(measure, period))
    .groupBy(dailyFigures.key)
    .orderBy(...byNumber(measure, cameBack))
    // Keys that are no row here, such as a state that nobody ordered from in these months, may take the place of others.
    .limit(most + (cameBack?.ofKeys.size ?? 0));
  const [first] = found;
  const all = first
    ? { count: first.allCount, part: first.allPart, paise: first.allPaise, returned: first.allReturned }
    : noFigures;
  const known = new Set(found.map(({ key }) => key));
  const others = [...(cameBack?.ofKeys ?? [])].filter(([key]) => !known.has(key));
  const backOf = (key: string) => cameBack?.ofKeys.get(key) ?? 0;
  const rows = [...found, ...others.map(([key]) => ({ key, ...noFigures }))]
    .toSorted((one, other) => backOf(other.key) - backOf(one.key))
    .slice(0, most);
  const values = (figures: Figures, back: number) =>
    withBack(valuesOf[measure](figures, all), cameBack && back);
  const names = await nameKeys(
    db,
    measure,
    rows.map(({ key }) => key),
  );
  return {
    rows: rows.map(({ key, ...figures }) => ({
      key,
      label: names.get(key) ?? (key || 'Not known'),
      values: values(figures, backOf(key)),
    })),
    // A parcel counts for each product in it.
    total: measure === 'back_by_product' ? null : values(all, cameBack?.total ?? 0),
    count: (first?.rows ?? 0) + others.length,
  };
}

/** The highest number first, as the first column has it. */
function byNumber(measure: Measure, cameBack: CameBack | null): SQL[] {
  const usual = [desc(sums.paise), desc(cameBackOf(measure)), desc(sums.count), asc(dailyFigures.key)];
  if (!cameBack) return usual;
  const counts = JSON.stringify(Object.fromEntries(cameBack.ofKeys));
  return [desc(sql`coalesce((${counts}::jsonb ->> ${dailyFigures.key})::int, 0)`), ...usual];
}

async function lastCounted(db: Db, period: Period): Promise<SQL | undefined> {
  const [last] = await db
    .select({ day: max(dailyFigures.day) })
    .from(dailyFigures)
    .where(within('stock_value', period));
  return and(eq(dailyFigures.measure, 'stock_value'), eq(dailyFigures.day, last?.day ?? dayOf(new Date(0))));
}

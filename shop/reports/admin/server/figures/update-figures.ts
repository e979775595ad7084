import { eq, sql } from 'drizzle-orm';
import { addDays, type Day, dayOf, indiaTimeZone, startOf } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { cashDues } from '#shop/cash/server/tables.ts';
import { orderEvents, orders } from '#shop/orders/server/tables.ts';
import { finalStates, inSql } from '#shop/orders/states.ts';
import { returns } from '#shop/returns/server/tables.ts';
import { type Measure, measures } from '../../measures.ts';
import { selectSales } from '../sales/select-sales.ts';
import { dailyFigures, dailySales, figureRuns } from '../tables.ts';
import { selectFigures, type Span } from './select-figures.ts';

/** Events get their numbers before they are committed. A run reads this many again, more than come during one request. */
const overlap = 10_000;

/** Counts up when a release adds a measure or figures of old days, so that its first run counts every day. */
export const runId = 3;

const ofOrders = (by: 'day' | 'month') =>
  (Object.keys(measures) as Measure[]).filter(
    (measure) => measures[measure].by === by && measure !== 'cash_wait' && measure !== 'stock_value',
  );
const dailyMeasures = ofOrders('day');
const monthlyMeasures = ofOrders('month');

/**
 * Counts the figures of the days before `now`'s day in India whose orders have changed since the last run, and the stock of
 * today. A late scan or a return changes an old day. A second run changes nothing, and a run that breaks off is repeated as a whole.
 */
export async function updateFigures(db: Db, { now }: { now: Date }): Promise<void> {
  const today = dayOf(now);
  const [run] = await db.select().from(figureRuns).where(eq(figureRuns.id, runId));
  const lastEventId = await newestEvent(db);
  const days = await changedDays(db, {
    today,
    last: run ? { eventId: run.lastEventId - overlap, day: addDays(dayOf(run.ranAt), -1) } : null,
  });
  for (const day of days) {
    await write(db, dailyMeasures, day, spanOf(day, today));
    await writeSales(db, day);
  }
  for (const month of new Set(days.map(monthOf)))
    await write(db, monthlyMeasures, month, monthSpan(month, today));
  const settledFrom = run ? addDays(dayOf(run.ranAt), -1) : await firstSettled(db);
  for (let day = settledFrom; day && day < today; day = addDays(day, 1))
    await write(db, ['cash_wait'], day, spanOf(day, today));
  await write(db, ['stock_value'], today, spanOf(today, today));
  await db
    .insert(figureRuns)
    .values({ id: runId, lastEventId, ranAt: now })
    .onConflictDoUpdate({ target: figureRuns.id, set: { lastEventId, ranAt: now } });
}

async function newestEvent(db: Db): Promise<number> {
  const [newest] = await db
    .select({ id: sql<number>`coalesce(max(${orderEvents.id}), 0)` })
    .from(orderEvents);
  return newest?.id ?? 0;
}

/** Literal, since the planner uses the index of open orders only then. */
const over = sql.raw(inSql(finalStates));

/** The days that the last run has counted for certain. */
type Last = { eventId: number; day: Day };

/**
 * Open orders change without an event too: staff edit them, and the day of their estimate goes by. A return that staff took back
 * changes the day of its order. Without a last run every day counts.
 */
async function changedDays(db: Db, { today, last }: { today: Day; last: Last | null }): Promise<Day[]> {
  if (last === null) return everyDay(await firstOrdered(db), today);
  const { rows } = await db.execute<{ day: Day }>(sql`
    select distinct (placed_at at time zone ${indiaTimeZone})::date::text as day from (
      select placed_at from ${orders} where state not in ${over}
      union all
      select o.placed_at from ${orderEvents} e join ${orders} o on o.id = e.order_id where e.id > ${last.eventId}
      union all
      select o.placed_at from ${returns} r join ${orders} o on o.id = r.order_id
      where r.state in ('inspected', 'refunded') and r.since >= ${startOf(last.day).toISOString()}
    ) changed
    where placed_at < ${startOf(today).toISOString()} order by 1`);
  return rows.map(({ day }) => day);
}

function everyDay(first: Day | null, today: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day && day < today; day = addDays(day, 1)) days.push(day);
  return days;
}

async function firstOrdered(db: Db): Promise<Day | null> {
  const [first] = await db.select({ at: sql<string | null>`min(${orders.placedAt})` }).from(orders);
  return first?.at ? dayOf(new Date(first.at)) : null;
}

async function firstSettled(db: Db): Promise<Day | null> {
  const [first] = await db.select({ at: sql<string | null>`min(${cashDues.settledAt})` }).from(cashDues);
  return first?.at ? dayOf(new Date(first.at)) : null;
}

function spanOf(day: Day, today: Day): Span {
  return { from: startOf(day), to: startOf(addDays(day, 1)), today };
}

function monthOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** Ends before today, as the daily figures do. */
function monthSpan(month: Day, today: Day): Span {
  const next = monthOf(addDays(month, 31));
  return { from: startOf(month), to: startOf(next < today ? next : today), today };
}

async function writeSales(db: Db, day: Day): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockFigures(tx);
    await tx.delete(dailySales).where(eq(dailySales.day, day));
    await tx.execute(sql`
      insert into ${dailySales} (split, key, orders, units, gross_paise, returned_paise, delivered_paise, tax_paise, day)
      select sales.*, ${day}::date from (${selectSales(spanOf(day, day))}) sales`);
  });
}

const lockFigures = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('daily figures', 0))`);

/** Replaces the figures of a day or month. Two runs at a time wait for each other. */
async function write(db: Db, names: readonly Measure[], day: Day, span: Span): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockFigures(tx);
    for (const measure of names) {
      await tx.execute(sql`delete from ${dailyFigures} where measure = ${measure} and day = ${day}`);
      await tx.execute(sql`
        insert into ${dailyFigures} (measure, day, key, count, part, paise, returned)
        select ${measure}, ${day}::date, key, count, part, paise, returned from (${selectFigures[measure](span)}) figures`);
    }
  });
}

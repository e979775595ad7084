import { and, between, desc, eq, isNull, max, sql, sum } from 'drizzle-orm';
import { addDays, type Day, dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { normalize } from '../../normalize.ts';
import { isPersonalText } from './is-personal-text.ts';
import { rareTimes } from './leave-out-personal.ts';
import { searchSynonyms, zeroResultMonths, zeroResultSearches } from '../tables.ts';

const longest = 80;
const maxKept = 10_000;
/** The rows that stay of a full table, so that a robot which fills it blocks new texts for an hour at most. */
const keptOfFull = 5_000;
const rareDays = 28;
const maxDays = 180;

type Params = { text: string; today?: Day };

type ZeroResultSearch = { text: string; allTimes: number; lastAskedOn: Day };

/** Counts a zero-result search by normalized text and month in India, without its customer. Skips texts with personal data. */
export async function countZeroResultSearch(
  db: Db,
  { text, today = dayOf(new Date()) }: Params,
): Promise<void> {
  const normalized = normalize(text.slice(0, longest)).slice(0, longest);
  if (normalized.length < 3 || isPersonalText(text)) return;
  const shown = cutText(text.normalize('NFC').toLowerCase().trim().replaceAll('\0', ''), longest);
  await db.execute(sql`
    with counted as (
      insert into ${zeroResultSearches} as known (normalized, text, last_asked_on)
      select ${normalized}, ${shown}, ${today}::date where (select count(*) from ${zeroResultSearches}) < ${maxKept}
      on conflict (normalized) do update set times = known.times + 1, last_asked_on = excluded.last_asked_on, sold_since = null
      returning normalized, last_asked_on)
    insert into ${zeroResultMonths} as known (normalized, month, last_asked_on)
    select normalized, date_trunc('month', last_asked_on)::date, last_asked_on from counted
    on conflict (normalized, month) do update set times = known.times + 1, last_asked_on = excluded.last_asked_on`);
}

/**
 * Deletes rare texts after four weeks, and all texts and months after half a year. Of a full table the most frequent half stays.
 * So no text has more than seven months.
 */
export async function dropRareSearches(db: Db, { today }: { today: Day }): Promise<void> {
  await db.execute(sql`
    delete from ${zeroResultSearches} where last_asked_on < ${addDays(today, -maxDays)}
      or (times < ${rareTimes} and last_asked_on < ${addDays(today, -rareDays)})`);
  await db.execute(sql`delete from ${zeroResultMonths} where last_asked_on < ${addDays(today, -maxDays)}`);
  await db.execute(sql`
    delete from ${zeroResultSearches} where (select count(*) from ${zeroResultSearches}) >= ${maxKept}
      and normalized in (
        select normalized from ${zeroResultSearches}
        order by times desc, last_asked_on desc, normalized offset ${keptOfFull})`);
}

/**
 * Returns zero-result searches, most frequent first, with their number of this month. Leaves out those with a synonym, and those that
 * the shop sells by now.
 */
export function listZeroResultSearches(
  db: Db,
  { limit, today = dayOf(new Date()) }: { limit: number; today?: Day },
): Promise<(ZeroResultSearch & { timesThisMonth: number })[]> {
  const { normalized, text, times, lastAskedOn, soldSince } = zeroResultSearches;
  const month = `${today.slice(0, 7)}-01`;
  return db
    .select({
      text,
      allTimes: times,
      lastAskedOn,
      timesThisMonth: sql<number>`coalesce(${zeroResultMonths.times}, 0)`,
    })
    .from(zeroResultSearches)
    .leftJoin(
      zeroResultMonths,
      and(eq(zeroResultMonths.normalized, normalized), eq(zeroResultMonths.month, month)),
    )
    .leftJoin(searchSynonyms, eq(searchSynonyms.normalized, normalized))
    .where(and(isNull(searchSynonyms.normalized), isNull(soldSince)))
    .orderBy(desc(times), normalized)
    .limit(limit);
}

/** The first days of two months, both included. */
type Months = { from: Day; to: Day };

/** Returns zero-result searches of some months with their number in these months, most frequent first. */
export function listSearchesOfMonths(
  db: Db,
  { from, to }: Months,
): Promise<(ZeroResultSearch & { times: number })[]> {
  const times = sum(zeroResultMonths.times).mapWith(Number);
  return db
    .select({
      text: zeroResultSearches.text,
      times,
      allTimes: zeroResultSearches.times,
      lastAskedOn: max(zeroResultMonths.lastAskedOn).mapWith(String),
    })
    .from(zeroResultMonths)
    .innerJoin(zeroResultSearches, eq(zeroResultSearches.normalized, zeroResultMonths.normalized))
    .where(between(zeroResultMonths.month, from, to))
    .groupBy(zeroResultSearches.normalized)
    .orderBy(desc(times), zeroResultSearches.normalized);
}

import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { Refusal } from '../../refusal.ts';
import { type Db, executeNamed } from '../db.ts';
import { keyFor } from '../secrets/server-key.ts';
import { rateCounters } from '../tables.ts';

/** Allows `limit` uses in `windowSeconds` for one `subject`, such as an email or a network. */
export type RateLimit = { name: string; subject: string; limit: number; windowSeconds: number };

/**
 * Counts one use against every limit in one statement. Refuses (429) with the longest wait when a limit is used up, in words
 * of its own if `refusal` gives them. The counters hold no readable subject.
 */
export async function limitRate(db: Db, limits: RateLimit[], refusal = tooMany): Promise<void> {
  const byKey = new Map(limits.map((limit) => [keyOf(limit), limit]));
  refuseUsedUp(byKey, await count(db, byKey), refusal);
}

/** Counts one use against `first` and, unless that one is used up, against `second`, in one statement. Refuses as `limitRate` does. */
export async function limitInTurn(db: Db, first: RateLimit, second: RateLimit): Promise<void> {
  const byKey = new Map([first, second].map((limit) => [keyOf(limit), limit]));
  const { rows } = await executeNamed(db, 'count_in_turn', countingInTurn, [
    keyOf(first),
    first.windowSeconds,
    first.limit,
    keyOf(second),
    second.windowSeconds,
  ]);
  refuseUsedUp(byKey, rows as Counted[], tooMany);
}

type Counted = { key: string; count: number; waitSeconds: number };

function refuseUsedUp(byKey: Map<string, RateLimit>, counted: Counted[], refusal: typeof tooMany): void {
  const waits = counted
    .filter(({ key, count }) => count > byKey.get(key)!.limit)
    .map(({ waitSeconds }) => Math.max(1, waitSeconds));
  if (waits.length > 0) throw refusal(Math.max(...waits));
}

/** Counts as `limitRate` does. Returns whether no limit is used up, for what goes on without the counted use. */
export async function isWithinRate(db: Db, limits: RateLimit[]): Promise<boolean> {
  try {
    await limitRate(db, limits);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Returns the uses of a limit in its open window, or null. */
export async function readCounter(db: Db, limit: RateLimit): Promise<{ count: number; since: Date } | null> {
  const [row] = await db
    .select()
    .from(rateCounters)
    .where(and(eq(rateCounters.key, keyOf(limit)), gt(rateCounters.resetsAt, sql`now()`)));
  if (!row) return null;
  return { count: row.count, since: new Date(row.resetsAt.getTime() - limit.windowSeconds * 1000) };
}

// A window that ends later than a new one is of a clock that was set back. A statement of a transaction has an older time than others.
const isOver = `(rate_counters.resets_at <= now() or rate_counters.resets_at > excluded.resets_at + interval '1 minute')`;
const countAgain = `case when ${isOver} then 1 else rate_counters.count + 1 end`;
const resetAgain = `case when ${isOver} then excluded.resets_at else rate_counters.resets_at end`;
const wait = `ceil(extract(epoch from rate_counters.resets_at - now()))::int`;

/**
 * Returns SQL that counts one use of each `key` with its `seconds` in `uses`, and returns keys and counts: for a statement that also reads
 * whether the use counts.
 */
export function countingUses(uses: string): string {
  return `insert into rate_counters (key, count, resets_at)
    select key, 1, now() + make_interval(secs => seconds) from ${uses} order by key
    on conflict (key) do update set count = ${countAgain}, resets_at = ${resetAgain}
    returning key, count, ${wait} as "waitSeconds"`;
}

const countingInTurn = `
  with first as (${countingUses('(values ($1::text, $2::int)) as use (key, seconds)')}),
  second as (${countingUses('(select $4::text as key, $5::int as seconds from first where count <= $3::int) as use')})
  select * from first union all select * from second`;

/** Rows are sorted by key, so that two callers cannot deadlock. */
function count(db: Db, byKey: Map<string, RateLimit>) {
  const ends = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;
  return db
    .insert(rateCounters)
    .values(
      [...byKey]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, { windowSeconds }]) => ({ key, count: 1, resetsAt: ends(windowSeconds) })),
    )
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql.raw(countAgain),
        resetsAt: sql.raw(resetAgain),
      },
    })
    .returning({
      key: rateCounters.key,
      count: rateCounters.count,
      waitSeconds: sql<number>`${sql.raw(wait)}`,
    });
}

/** Returns the key of a counter, which reveals no subject. */
export function keyOf({ name, subject }: Pick<RateLimit, 'name' | 'subject'>): string {
  return `${name}:${createHmac('sha256', keyFor('limits')).update(subject).digest('base64url')}`;
}

/** Returns the refusal (429) of a limit that opens again after `seconds`. */
export function tooMany(seconds: number): Refusal {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new Refusal('too_many', 429, `Too many requests. Please try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}

/** A counter that is counted now stays for the next time, so that this waits for nobody who may wait for it. */
export async function deleteExpiredCounters(db: Db): Promise<void> {
  const expired = db
    .select({ key: rateCounters.key })
    .from(rateCounters)
    .where(lt(rateCounters.resetsAt, sql`now()`))
    .for('update', { skipLocked: true });
  await db.delete(rateCounters).where(inArray(rateCounters.key, expired));
}

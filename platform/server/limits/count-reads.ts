import { Refusal } from '../../refusal.ts';
import type { Db } from '../db.ts';
import { countInMemory } from './count-in-memory.ts';
import { limitRate, type RateLimit, tooMany } from './limit-rate.ts';

type Sharing = {
  db: Db;
  /** How many processes a client can reach, as far as this one knows. */
  processes?: number | undefined;
};

const maxRefused = 20_000;

/**
 * Counts uses for reads. A process counts half of the limit, shared among all processes, in memory, so most reads cost no
 * query. It counts uses above its share in the database against the other half. So no distribution over processes passes the
 * limit, and a client that uses a single process has at least half of it. A shop with one process counts in memory alone.
 * A refused client costs no further query until its time is over.
 */
export function countReads({
  db,
  processes = 1,
}: Sharing): (limit: RateLimit, now?: number) => Promise<void> {
  const count = countInMemory();
  const refusedUntil = new Map<string, number>();
  if (processes === 1) return async (limit, now) => count(limit, now);

  return async (limit, now = performance.now()) => {
    const share = Math.floor(limit.limit / (2 * processes));
    const key = `${limit.name} ${limit.subject}`;
    const until = refusedUntil.get(key) ?? 0;
    if (until > now) throw tooMany(Math.ceil((until - now) / 1000));
    try {
      return count({ ...limit, limit: share }, now);
    } catch {
      const name = `${limit.name}-shared`;
      const rest = { ...limit, name, limit: limit.limit - share * processes };
      await limitRate(db, [rest]).catch((error: unknown) => {
        if (error instanceof Refusal) remember(key, now + Number(error.extra.retryAfterSeconds) * 1000);
        throw error;
      });
    }
  };

  function remember(key: string, until: number): void {
    refusedUntil.delete(key);
    refusedUntil.set(key, until);
    if (refusedUntil.size > maxRefused) refusedUntil.delete(refusedUntil.keys().next().value as string);
  }
}

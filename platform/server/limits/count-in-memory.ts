import { type RateLimit, tooMany } from './limit-rate.ts';

type Counter = { count: number; endsAt: number };

/**
 * Counts uses in memory, for reads, so that they cost no query. Holds at most `maxCounters` counters. It drops the least
 * recently used counter, so a flood of new subjects frees no busy one. A jump of the clock changes nothing.
 */
export function countInMemory(maxCounters = 20_000): (limit: RateLimit, now?: number) => void {
  const counters = new Map<string, Counter>();

  return ({ name, subject, limit, windowSeconds }, now = performance.now()) => {
    const key = `${name} ${subject}`;
    const known = counters.get(key);
    const isRunning = known !== undefined && known.endsAt > now;
    const counter = isRunning ? known : { count: 0, endsAt: now + windowSeconds * 1000 };
    counter.count += 1;
    counters.delete(key);
    counters.set(key, counter);
    if (counters.size > maxCounters) counters.delete(counters.keys().next().value as string);
    if (counter.count > limit) throw tooMany(Math.ceil((counter.endsAt - now) / 1000));
  };
}

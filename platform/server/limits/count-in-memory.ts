import { type RateLimit, tooMany } from './limit-rate.ts';

type Counter = { count: number; endsAt: number };

/**
 * Counts uses in this process's memory, for reads, which the database shall not pay for. At most `maxCounters` are held:
 * the one that was used longest ago is forgotten first, so that a flood of new subjects does not free a busy one.
 */
export function countInMemory(maxCounters = 20_000): (limit: RateLimit, now?: number) => void {
  const counters = new Map<string, Counter>();

  return ({ name, subject, limit, windowSeconds }, now = Date.now()) => {
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

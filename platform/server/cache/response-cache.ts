import { minuteMs } from '../../india-time.ts';
import { LRUCache } from 'lru-cache';
import { cacheRequests } from '../metrics.ts';
import { countHit, type KeptResponse, sizeOf } from './kept-response.ts';
import type { Changes } from './watch-changes.ts';

const usualMaxBytes = 64 * 1024 * 1024;
const maxAgeMs = minuteMs;
/** A response under way is shared for this long. */
const shareMs = 2_000;

/** A response for everyone, or a response for one client, such as a page that sets a cookie. */
export type CacheableResponse = KeptResponse | Response;

type Entry = { kept: KeptResponse; beganAt: number; topic: string | undefined; untilMs: number };

type Making = {
  beganAt: number;
  topic: string | undefined;
  /** Its data may have changed since it began. */
  isOutdated: boolean;
  made: Promise<CacheableResponse>;
};

type Params = {
  /** The address, reduced to what the response depends on. */
  key: string;
  /** The id or slug in the address whose changes concern this response alone. */
  topic?: string | undefined;
  /** A response that was begun earlier does not do, in milliseconds. A look comes first, so that no replica misses the change. */
  after?: number;
  maxAgeMs?: number | undefined;
  /** Keeps a 404 too. */
  keepsMissing?: boolean | undefined;
  /** Whether a response under way serves this client too. */
  mayShare?: (made: CacheableResponse) => boolean;
};

export type ResponseCache = {
  /** A response that may be sent at once. */
  find: (key: string) => KeptResponse | undefined;
  /** A kept response, one under way, or a new one. */
  answer: (asked: Params, make: () => Promise<CacheableResponse>) => Promise<CacheableResponse>;
  /** Drops everything, also responses under way. */
  clear: () => void;
  heldBytes: () => number;
};

/**
 * Keeps finished responses until what they show has changed, a minute at most, in 64 MB. A response enters only if a look at
 * the database after its rendering found no change since before it.
 */
export function createResponseCache(changes: Changes, maxBytes = usualMaxBytes): ResponseCache {
  const making = new Map<string, Making>();
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ kept }, key) => sizeOf(kept) + key.length * 2,
    dispose: ({ topic }, key) => unlist(topic, key),
  });
  const keysByTopic = new Map<string, Set<string>>();
  let hasLooked = false;
  const look = () => changes.look().then(() => void (hasLooked = true));
  void look().catch(() => {});

  function clear(): void {
    for (const one of making.values()) one.isOutdated = true;
    entries.clear();
  }

  changes.onChange((topics) => {
    if (topics.length === 0) return clear();
    for (const one of making.values())
      if (one.topic !== undefined && topics.includes(one.topic)) one.isOutdated = true;
    for (const topic of topics) for (const key of keysByTopic.get(topic) ?? []) entries.delete(key);
  });

  function unlist(topic: string | undefined, key: string): void {
    const keys = topic === undefined ? undefined : keysByTopic.get(topic);
    if (keys?.delete(key) && keys.size === 0) keysByTopic.delete(topic!);
  }

  function known(key: string, after: number): KeptResponse | undefined {
    const entry = entries.get(key);
    if (!entry || entry.beganAt <= after || entry.untilMs <= Date.now()) return undefined;
    countHit(entry.kept);
    cacheRequests.inc({ result: 'kept' });
    return entry.kept;
  }

  function begin(asked: Params, make: () => Promise<CacheableResponse>): Making {
    const { key, topic } = asked;
    cacheRequests.inc({ result: 'made' });
    const one: Making = { beganAt: Date.now(), topic, isOutdated: !hasLooked, made: make() };
    making.set(key, one);
    void one.made
      .then((made) => keep(asked, one, made))
      .catch(() => {})
      .finally(() => making.get(key) === one && making.delete(key));
    return one;
  }

  async function keep(asked: Params, one: Making, made: CacheableResponse): Promise<void> {
    if (made instanceof Response || !mayBeKept(made, asked) || one.isOutdated) return;
    await look();
    const { key, topic, maxAgeMs: ageMs = maxAgeMs } = asked;
    const isLatest = one.beganAt >= (entries.peek(key)?.beganAt ?? 0);
    if (one.isOutdated || !isLatest) return;
    entries.set(key, { kept: made, beganAt: one.beganAt, topic, untilMs: one.beganAt + ageMs });
    if (topic === undefined || !entries.has(key)) return;
    const keys = keysByTopic.get(topic) ?? new Set();
    keysByTopic.set(topic, keys.add(key));
  }

  return {
    clear,
    heldBytes: () => entries.calculatedSize,
    find: (key) => (changes.isCurrent() ? known(key, 0) : undefined),
    answer: async (asked, make) => {
      const { key, after = 0, mayShare = () => true } = asked;
      if (after > 0 || (entries.has(key) && !changes.isCurrent())) await look().catch(() => {});
      const kept = changes.isCurrent() ? known(key, after) : undefined;
      if (kept) return kept;
      const running = making.get(key);
      const isShared =
        running && !running.isOutdated && running.beganAt > Math.max(after, Date.now() - shareMs);
      if (!isShared) return begin(asked, make).made;
      cacheRequests.inc({ result: 'shared' });
      const made = await running.made;
      return mayShare(made) ? made : begin(asked, make).made;
    },
  };
}

function mayBeKept({ status, headers }: KeptResponse, { keepsMissing }: Params): boolean {
  return (
    (status === 200 || (keepsMissing === true && status === 404)) &&
    !headers['cache-control']?.includes('no-store')
  );
}

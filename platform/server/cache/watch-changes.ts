import { minuteMs } from '../../india-time.ts';
import { type Db, executeNamed } from '../db.ts';

const lookEveryMs = 500;
const trustMs = 2_000;
/** A look that takes longer says that the database does not respond. */
const silentMs = 1_000;
/** Shorter than changes are stored. */
const maxGapMs = 30 * minuteMs;

/** `topics` changed: every response that names one may be outdated; without topics every response. */
type OnChange = (topics: readonly string[]) => void;

export type Changes = {
  /**
   * Whether the process knows all changes that are older than two seconds, or may go on without them. Looks again in the
   * background, twice a second.
   */
  isCurrent: () => boolean;
  /** Reads the changes that were committed before this call. Rejects while the database cannot be reached. */
  look: () => Promise<void>;
  onChange: (listener: OnChange) => void;
  /** The position of the primary's log by which every change that this process knows was committed. */
  position: () => bigint;
};

type Options = {
  /** How long kept responses go on while the database does not respond, so that nothing can change there. 0 by default. */
  aloneMs?: number;
};

/**
 * Tells this process what public pages show and has changed. It asks the database only while `isCurrent` is asked, with one
 * statement that needs no session, so it works behind PgBouncer.
 */
export function watchChanges(db: Db, { aloneMs = 0 }: Options = {}): Changes {
  const listeners: OnChange[] = [];
  let horizon: string | null = null;
  let known = new Set<string>();
  let position = 0n;
  let lookedAt = -Infinity;
  let startedAt = -Infinity;
  let hasFailed = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function readChanges(): Promise<void> {
    const beganAt = performance.now();
    const { rows } = await executeNamed(db, 'read_changes', statement, [horizon]);
    const read = rows[0] as { horizon: string; position: string; changes: [string, string[]][] };
    const isGap = beganAt - lookedAt > maxGapMs || BigInt(read.horizon) < BigInt(horizon ?? 0);
    const fresh = read.changes.filter(([id]) => !known.has(id));
    const topics =
      isGap || fresh.some(([, changed]) => changed.length === 0) ? [] : fresh.flatMap(([, t]) => t);
    if (isGap || fresh.length > 0) position = BigInt(read.position);
    if (isGap || fresh.length > 0) for (const listener of listeners) listener(topics);
    known = new Set(read.changes.map(([id]) => id));
    horizon = read.horizon;
    lookedAt = beganAt;
  }

  function start(): Promise<void> {
    startedAt = performance.now();
    const reading = readChanges().finally(() => {
      if (running === reading) running = undefined;
    });
    running = reading;
    reading.then(
      () => (hasFailed = false),
      () => (hasFailed = true),
    );
    return reading;
  }

  /** A reading that runs may have begun before the change: the caller waits for the next one, with all others. */
  function look(): Promise<void> {
    if (!running) return start();
    const begin = () => {
      next = undefined;
      return start();
    };
    next ??= running.then(begin, begin);
    return next;
  }

  const isSilent = () => hasFailed || (running !== undefined && performance.now() - startedAt > silentMs);

  return {
    isCurrent: () => {
      const age = performance.now() - lookedAt;
      if (age > lookEveryMs && !running) void start().catch(() => {});
      return age < trustMs || (age < aloneMs && isSilent());
    },
    look,
    onChange: (listener) => void listeners.push(listener),
    position: () => position,
  };
}

/** Transactions below the horizon have ended; those above it may commit later, so their changes are read again. */
const statement = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
  (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text as position, (
    select coalesce(json_agg(json_build_array(id::text, topics)), '[]') from public_changes where xid >= $1::xid8
  ) as changes`;

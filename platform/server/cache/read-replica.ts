import { sql } from 'drizzle-orm';
import type { Changes } from './watch-changes.ts';
import type { Db } from '../db.ts';
import { errorFields, type Log } from '../log.ts';

const checkEveryMs = 500;
/** A check that is older says nothing about now. */
const trustMs = 2_000;
const maxLagMs = 5_000;
const restMs = 5_000;

export type ReadReplica = {
  /** The replica while it is current, otherwise the primary. Only for reads that are the same for everyone. */
  db: () => Db;
  isUsed: () => boolean;
  /** Infinity while the replica does not respond. */
  lagMs: () => number;
  /** Sends reads to the primary for five seconds, after the replica has failed. */
  rest: () => void;
  check: () => Promise<void>;
  stop: () => void;
};

type Options = {
  primary: Db;
  replica: Db;
  changes: Pick<Changes, 'position' | 'onChange'>;
  log: Log;
};

/** A position of the primary's log, and when it was read. */
type Sample = { at: number; position: bigint };

/**
 * Chooses where public reads go. The replica serves them while it is at most five seconds behind and has replayed every change
 * that this process knows. So a kept response, and a read after one's own change, never comes from an older state.
 */
export function openReadReplica({ primary, replica, changes, log }: Options): ReadReplica {
  let samples: Sample[] = [];
  let replayed = -1n;
  let checkedAt = -Infinity;
  let restsUntil = 0;
  let running: Promise<void> | undefined;

  async function read(): Promise<void> {
    const written = await positionOf(primary, sql`pg_current_wal_insert_lsn()`);
    samples = [...samples.filter(({ at }) => performance.now() - at < 2 * maxLagMs), written];
    const seen = await positionOf(replica, sql`pg_last_wal_replay_lsn()`);
    replayed = seen.position;
    checkedAt = seen.at;
  }

  function check(): Promise<void> {
    running ??= read()
      .catch((error: unknown) => {
        if (replayed >= 0n) log.warn('read replica does not respond', errorFields(error));
        replayed = -1n;
      })
      .finally(() => (running = undefined));
    return running;
  }

  function lagMs(): number {
    const now = performance.now();
    if (replayed < 0n || now - checkedAt > trustMs) return Infinity;
    const behind = samples.find(({ position }) => position > replayed);
    return behind ? now - behind.at : 0;
  }

  const isUsed = () =>
    replayed >= changes.position() && lagMs() <= maxLagMs && performance.now() >= restsUntil;
  changes.onChange(() => void check());
  const timer = setInterval(check, checkEveryMs).unref();
  return {
    db: () => (isUsed() ? replica : primary),
    isUsed,
    lagMs,
    rest: () => (restsUntil = performance.now() + restMs),
    check,
    stop: () => clearInterval(timer),
  };
}

/** Null for a server that is no replica, such as a promoted replica. */
async function positionOf(db: Db, position: ReturnType<typeof sql>): Promise<Sample> {
  const at = performance.now();
  const { rows } = await db.execute<{ position: string | null }>(
    sql`select (${position} - '0/0'::pg_lsn)::text as position`,
  );
  const found = rows[0]?.position;
  if (!found) throw new Error('The server is no replica.');
  return { at, position: BigInt(found) };
}

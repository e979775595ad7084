import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { minuteMs } from '../../india-time.ts';
import type { Changes } from './watch-changes.ts';
import type { Db } from '../db.ts';
import { errorFields, type Log } from '../log.ts';

const checkEveryMs = 500;
/** A check that is older says nothing about now. */
const trustMs = 2_000;
const maxLagMs = 5_000;
const restMs = 5_000;
/** A check waits so long for the primary. A lost one may take seconds to refuse. */
const primaryMs = 500;
/** Without a word from the primary for so long, it counts as lost. */
const silentMs = 1_000;
/** The replica goes on alone for this time after the primary was lost: a failover takes half of it. */
export const maxAloneMs = minuteMs;

export type ReadReplica = {
  /** The replica while it is current, otherwise the primary. Only for reads that are the same for everyone. */
  db: () => Db;
  isUsed: () => boolean;
  /** Infinity while the replica does not respond. */
  lagMs: () => number;
  /** Sends reads to the primary for five seconds, after the replica has failed. Does nothing while the primary is lost. */
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
 * that this process knows. So a kept response, and a read after one's own change, never comes from an older state. While the
 * primary is lost, nothing changes there, and the replica goes on alone.
 */
export function openReadReplica({ primary, replica, changes, log }: Options): ReadReplica {
  let samples: Sample[] = [];
  let replayed = -1n;
  let checkedAt = -Infinity;
  let heardAt = -Infinity;
  let restsUntil = 0;
  let running: Promise<void> | undefined;
  let asking: Promise<void> | undefined;

  async function askPrimary(): Promise<void> {
    const written = await positionOf(primary, sql`pg_current_wal_insert_lsn()`);
    heardAt = performance.now();
    samples = [...samples.filter(({ at }) => heardAt - at < 2 * maxLagMs), written];
  }

  async function read(): Promise<void> {
    asking ??= askPrimary()
      .catch(() => {})
      .finally(() => (asking = undefined));
    await Promise.race([asking, pause(primaryMs)]);
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
    if (replayed < 0n || now - checkedAt > trustMs || now - heardAt > maxAloneMs) return Infinity;
    const behind = samples.find(({ position }) => position > replayed);
    return behind ? (isAlone() ? heardAt : now) - behind.at : 0;
  }

  const isAlone = () => performance.now() - heardAt > silentMs;
  // The last writes of a lost primary may never arrive, so a kept response may be newer for a moment.
  const knowsChanges = () => replayed >= changes.position() || isAlone();
  const isUsed = () => knowsChanges() && lagMs() <= maxLagMs && performance.now() >= restsUntil;
  changes.onChange(() => void check());
  const timer = setInterval(check, checkEveryMs).unref();
  return {
    db: () => (isUsed() ? replica : primary),
    isUsed,
    lagMs,
    rest: () => {
      if (!isAlone()) restsUntil = performance.now() + restMs;
    },
    check,
    stop: () => clearInterval(timer),
  };
}

/** Null for a server that never was a replica. The position of a promoted replica pauses. */
async function positionOf(db: Db, position: ReturnType<typeof sql>): Promise<Sample> {
  const at = performance.now();
  const { rows } = await db.execute<{ position: string | null }>(
    sql`select (${position} - '0/0'::pg_lsn)::text as position`,
  );
  const found = rows[0]?.position;
  if (!found) throw new Error('The server is no replica.');
  return { at, position: BigInt(found) };
}

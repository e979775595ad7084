import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../../../scripts/cluster/open-cluster.ts';
import { allReplicate } from '../../../scripts/cluster/open-database.ts';
import type { Attempt, Load } from './load.ts';

type Round = {
  name: string;
  /** Does the damage. Returns what repairs it, if it does not repair itself. */
  damage: (cluster: Cluster) => Promise<(() => void) | void>;
  awayMs: number;
};

export const rounds: Round[] = [
  { name: 'web process: kill -9', damage: async ({ web }) => web[0]!.kill(), awayMs: 10_000 },
  { name: 'worker: kill -9', damage: async ({ worker }) => worker.kill(), awayMs: 10_000 },
  { name: 'PgBouncer: kill -9', damage: async ({ pgbouncer }) => pgbouncer.kill(), awayMs: 10_000 },
  {
    name: 'PostgreSQL of the primary: kill -9',
    damage: async ({ database }) => (await database.primary()).crash(),
    awayMs: 30_000,
  },
  {
    name: 'machine of the primary lost: kill -9 for PostgreSQL and Patroni',
    damage: async ({ database }) => {
      const lost = await database.primary();
      lost.lose();
      return () => lost.patroni.start();
    },
    awayMs: 45_000,
  },
  {
    name: 'synchronous replica cut off for 30 s',
    damage: async ({ database }) => {
      const cut = await database.synchronous();
      cut.cutOff();
      return () => cut.reconnect();
    },
    awayMs: 30_000,
  },
  {
    name: 'other replica cut off for 30 s',
    damage: async ({ database }) => {
      const kept = new Set([await database.primary(), await database.synchronous()]);
      const cut = database.servers.find((server) => !kept.has(server))!;
      cut.cutOff();
      return () => cut.reconnect();
    },
    awayMs: 30_000,
  },
];

export type Outcome = {
  name: string;
  orders: number;
  /** The longest time between two acknowledged orders, from the damage on. */
  writesAwaySeconds: number;
  busyAnswers: number;
  otherAnswers: Attempt[];
  reads: number;
  failedReads: number;
  /** The longest time without a successful read. */
  readsAwaySeconds: number;
  slowestReadSeconds: number;
};

/** Damages a part under load, repairs it, and waits until the cluster is whole again. */
export async function runRound(round: Round, cluster: Cluster, load: Load): Promise<Outcome> {
  const from = performance.now();
  const repair = await round.damage(cluster);
  await pause(round.awayMs);
  repair?.();
  await allReplicate(cluster.database.servers);
  await pause(2_000);
  const until = performance.now();
  const during = load.attempts.filter(({ at, ms }) => at + ms >= from && at + ms <= until);
  const reads = during.filter(({ kind }) => kind === 'page' || kind === 'read');
  const writes = during.filter(({ kind }) => kind === 'order' || kind === 'cart');
  const acknowledged = load.placed.map(({ at }) => at).filter((at) => at >= from && at <= until);
  const read = reads.filter(isOk).map(({ at, ms }) => at + ms);
  return {
    name: round.name,
    orders: acknowledged.length,
    writesAwaySeconds: longestGap([from, ...acknowledged, until]),
    busyAnswers: writes.filter(({ status, isHonest }) => status === 503 && isHonest).length,
    otherAnswers: writes.filter(({ isHonest }) => !isHonest),
    reads: reads.length,
    failedReads: reads.filter((one) => !isOk(one)).length,
    readsAwaySeconds: longestGap([from, ...read, until]),
    slowestReadSeconds: Math.max(0, ...reads.map(({ ms }) => ms)) / 1_000,
  };
}

function isOk({ status }: Attempt): boolean {
  return status === 200;
}

function longestGap(moments: number[]): number {
  const sorted = moments.toSorted((a, b) => a - b);
  return Math.max(...sorted.slice(1).map((moment, at) => moment - sorted[at]!)) / 1_000;
}

import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { ResponseCache } from '#platform/server/cache/response-cache.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { ReadReplica } from '#platform/server/cache/read-replica.ts';
import { finalStates } from '#shop/orders/states.ts';

/** However often Prometheus asks, the database is asked at most once in this time. */
const rememberedMs = 5_000;

type JobRow = { name: string; waiting: number; active: number; age: number };
type OrderRow = { state: string; count: number };
type Numbers = { jobs: JobRow[]; orders: OrderRow[]; outageSeconds: number };

/** Adds the gauges that come from the database. While it is not available, they have no values and `aranya_database_up` is 0. */
export function addShopGauges(registry: Registry, db: Db): void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry], collect: () => read() });
  const up = gauge('aranya_database_up', '1 while the database responds.');
  const waiting = gauge('aranya_jobs_waiting', 'Jobs that are due and wait, by task.', ['task']);
  const active = gauge('aranya_jobs_active', 'Jobs under way, by task.', ['task']);
  const age = gauge('aranya_jobs_oldest_seconds', 'Time that the oldest due job has waited.', ['task']);
  const orders = gauge('aranya_orders_open', 'Orders that are under way, by state.', ['state']);
  const outage = gauge('aranya_email_outage_seconds', 'Time since emails fail; 0 while they are sent.');

  const show = ({ jobs, orders: counted, outageSeconds }: Numbers) => {
    up.set(1);
    for (const each of [waiting, active, age, orders]) each.reset();
    for (const row of jobs) {
      waiting.set({ task: row.name }, row.waiting);
      active.set({ task: row.name }, row.active);
      age.set({ task: row.name }, row.age);
    }
    for (const { state, count } of counted) orders.set({ state }, count);
    outage.set(outageSeconds);
  };
  const hide = () => {
    for (const each of [waiting, active, age, orders, outage]) each.reset();
    up.set(0);
  };
  let readAt = -rememberedMs;
  let reading: Promise<void> = Promise.resolve();
  const read = () => {
    if (performance.now() - readAt >= rememberedMs) {
      readAt = performance.now();
      reading = inTransaction(db, readNumbers).then(show, hide);
    }
    return reading;
  };
}

async function readNumbers(db: Db): Promise<Numbers> {
  const jobs = await db.execute<JobRow>(sql`
    select name, count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float as age
    from pgboss.job where state <= 'active' group by name`);
  const orders = await db.execute<OrderRow>(sql`
    select state, count(*)::int as count from orders where state not in ${[...finalStates]} group by state`);
  const outage = await db.execute<{ seconds: number }>(sql`
    select coalesce(max(extract(epoch from now() - since)), 0)::float as seconds from mail_outages`);
  return { jobs: jobs.rows, orders: orders.rows, outageSeconds: outage.rows[0]?.seconds ?? 0 };
}

export function addPoolGauges(registry: Registry, pools: Record<string, pg.Pool>): void {
  const values = {
    open: ({ totalCount }: pg.Pool) => totalCount,
    idle: ({ idleCount }: pg.Pool) => idleCount,
    waiting: ({ waitingCount }: pg.Pool) => waitingCount,
  };
  const gauge = new Gauge({
    name: 'aranya_database_connections',
    help: 'Connections by pool and state: open, idle, or waiting (callers without a connection).',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, one] of Object.entries(pools))
        for (const [state, valueOf] of Object.entries(values)) this.set({ pool, state }, valueOf(one));
    },
    registers: [],
  });
  registry.registerMetric(gauge);
}

export function addCacheGauge(registry: Registry, cache: ResponseCache): void {
  const gauge = new Gauge({
    name: 'aranya_response_cache_bytes',
    help: 'Memory of the kept responses, 64 MB at most.',
    registers: [],
    collect() {
      this.set(cache.heldBytes());
    },
  });
  registry.registerMetric(gauge);
}

export function addReplicaGauge(registry: Registry, replica: Pick<ReadReplica, 'lagMs'>): void {
  const gauge = new Gauge({
    name: 'aranya_read_replica_lag_seconds',
    help: 'How far the read replica is behind; Inf while it does not respond. Above five seconds the primary serves all reads.',
    aggregator: 'max',
    registers: [],
    collect() {
      this.set(replica.lagMs() / 1000);
    },
  });
  registry.registerMetric(gauge);
}

import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { hourMs, minuteMs } from '#platform/india-time.ts';
import { testDatabase } from '#database/test-database.ts';
import { defineJob, enqueue, listWaiting, openQueue, work, workOnSchedule } from './jobs.ts';
import { silentLog } from './log.ts';

const wrap = defineJob({
  name: 'wrap-parcel',
  title: 'Wrap a parcel',
  data: z.object({ parcel: z.number() }),
  retryDelaySeconds: 1,
});
const seal = defineJob({
  name: 'seal-parcel',
  title: 'Seal a parcel',
  data: z.object({ parcel: z.number() }),
  retryLimit: 1,
  retryDelaySeconds: 0,
});
const data = z.object({});
const nightly = defineJob({ name: 'close-shop', title: 'Close the shop', data });
const prompt = defineJob({ name: 'ring-bell', title: 'Ring the bell', data });
const carry = defineJob({ name: 'carry-parcels', title: 'Carry parcels', data, expireInSeconds: 600 });
/** No test works on it, so a killed process can hold it. */
const lift = defineJob({ name: 'lift-parcels', title: 'Lift parcels', data, expireInSeconds: 600 });
const { db, url } = await testDatabase({ runsJobs: true });

it('the queue runs waiting jobs a few at once and retries only failed ones', async () => {
  const parcels = Array.from({ length: 12 }, (_, at) => at);
  for (const parcel of parcels) await enqueue(db, wrap, { parcel });
  const tries: number[] = [];
  let inHand = 0;
  let maxInHand = 0;
  await work(
    wrap,
    silentLog,
    async ({ parcel }) => {
      maxInHand = Math.max(maxInHand, (inHand += 1));
      await new Promise((done) => setImmediate(done));
      inHand -= 1;
      tries.push(parcel);
      if (parcel === 4 && tries.filter((tried) => tried === 4).length === 1) throw new Error('torn');
    },
    { atOnce: 3 },
  );
  await vi.waitFor(() => expect(tries).toHaveLength(13), { timeout: 60_000 });
  expect(tries.toSorted((one, other) => one - other)).toEqual([...parcels, 4].toSorted((a, b) => a - b));
  expect(maxInHand).toBe(3);
});

it('the log says whether a job is retried or has failed for good', async () => {
  await enqueue(db, seal, { parcel: 7 });
  expect(await listWaiting(db, seal)).toEqual([{ parcel: 7 }]);
  const lines: string[] = [];
  const log = {
    ...silentLog,
    warn: (line: string) => lines.push(`warn: ${line}`),
    error: (line: string) => lines.push(`error: ${line}`),
  };
  await work(seal, log, () => Promise.reject(new Error('no wax')));
  await vi.waitFor(
    () => expect(lines).toEqual(['warn: job failed, will be tried again', 'error: job failed for good']),
    { timeout: 60_000 },
  );
  await expect.poll(() => listWaiting(db, seal)).toEqual([]);
});

it('a process looks for scheduled jobs less often than for others', async () => {
  const watched = vi.spyOn(PgBoss.prototype, 'work');
  await workOnSchedule(nightly, { cron: '0 3 * * *', log: silentLog }, async () => {});
  await work(prompt, silentLog, async () => {});
  const pauses = watched.mock.calls.map(([name, options]) => [
    name,
    Reflect.get(options, 'pollingIntervalSeconds'),
  ]);
  watched.mockRestore();
  expect(pauses).toEqual([
    ['close-shop', 5],
    ['ring-bell', 0.5],
  ]);
});

it('a job of a killed process goes on without its heartbeat, long before it expires', async () => {
  await enqueue(db, carry, {});
  const killed = new PgBoss({ connectionString: url, supervise: false, monitorIntervalSeconds: 1 });
  killed.on('error', () => {});
  await killed.start();
  const [taken] = await killed.fetch(carry.name);
  expect(taken).toMatchObject({ expireInSeconds: 600, heartbeatSeconds: 30 });
  await db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '31 s' where id = ${taken!.id}`);
  const done = vi.fn<() => Promise<void>>(async () => {});
  await work(carry, silentLog, done);
  await vi.waitFor(
    async () => {
      await killed.supervise(carry.name);
      expect(done).toHaveBeenCalledOnce();
    },
    { timeout: 60_000, interval: 500 },
  );
  await killed.stop({ graceful: false });
});

it('a shop that starts looks at once for jobs of a killed process', async () => {
  await enqueue(db, lift, {});
  const killed = new PgBoss({ connectionString: url, supervise: false });
  killed.on('error', () => {});
  await killed.start();
  const [taken] = await killed.fetch(lift.name);
  await killed.stop({ graceful: false });
  await db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '31 s' where id = ${taken!.id}`);
  await db.execute(sql`update pgboss.queue set monitor_claim_on = now() - interval '61 s'`);
  const opened = await openQueue(url, silentLog);
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(
        sql`select state = 'retry' or retry_count > 0 as is_retried from pgboss.job where id = ${taken!.id}`,
      );
      expect(rows).toEqual([{ is_retried: true }]);
    },
    { timeout: 20_000, interval: 100 },
  );
  await opened.close();
});

it('schedules go on within a minute after the clock of a shop is set back', async () => {
  const opened = await openQueue(url, silentLog);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * hourMs });
  onTestFinished(() => void vi.useRealTimers());
  await db.execute(sql`update pgboss.version set cron_on = now() + interval '2 hours'`);
  await db.execute(sql`update pgboss.queue set monitor_claim_on = now() + interval '2 hours'`);
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(sql`select
        (select abs(extract(epoch from cron_on - now())) < 60 from pgboss.version) as starts_schedules,
        (select bool_and(coalesce(monitor_claim_on <= now(), true)) from pgboss.queue) as looks_for_killed`);
      expect(rows).toEqual([{ starts_schedules: true, looks_for_killed: true }]);
    },
    { timeout: minuteMs, interval: 500 },
  );
  await opened.close();
});

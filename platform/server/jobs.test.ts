import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
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
const { db, url } = await testDatabase();

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

it('schedules go on after the clock was set back', async () => {
  await db.execute(sql`update pgboss.version set cron_on = now() + interval '2 hours'`);
  await db.execute(sql`update pgboss.queue set monitor_claim_on = now() + interval '2 hours'`);
  const opened = await openQueue(url, silentLog);
  const ahead = async () => {
    const [found] = await db
      .execute<{ ahead: number }>(
        sql`select count(*)::int as ahead from pgboss.version, pgboss.queue
          where cron_on > now() + interval '1 minute' or monitor_claim_on > now() + interval '1 minute'`,
      )
      .then(({ rows }) => rows);
    return found!.ahead;
  };
  expect(await ahead()).toBe(0);
  await opened.close();
});

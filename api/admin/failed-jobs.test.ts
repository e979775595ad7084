// §9 a job that failed for good waits on the owner's board, and runs again once
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { FailedJob } from '#platform/admin/failed-jobs.ts';
import { failedJobRows } from '#platform/admin/server/failed-jobs.ts';
import { inTransaction } from '#platform/server/db.ts';
import { defineJob, enqueue, work } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import type { Board } from '#shop/board/admin/contract.ts';
import { openStaffApi } from './testing.ts';

const bake = defineJob({
  name: 'test.bake',
  title: 'Bake bread',
  data: z.object({ email: z.string() }),
  retryLimit: 0,
});
const { db, call } = await openStaffApi();

it('a failed job waits on the board of the owner, and runs again once', async () => {
  let isCold = true;
  let runs = 0;
  await work(bake, silentLog, async () => {
    runs += 1;
    if (isCold) throw new Error('no heat for meera@example.in');
  });
  await enqueue(db, bake, { email: 'meera@example.in' });
  const { token } = await makeStaff(db, 'owner');
  const listed = async () =>
    ((await call(token, 'GET', 'failed-jobs')).body as unknown as FailedJob[]).filter(
      ({ title }) => title === 'Bake bread',
    );
  await vi.waitFor(async () => expect(await listed()).toHaveLength(1), { timeout: 60_000 });
  const [job] = await listed();
  expect(job).toMatchObject({ tries: 1, error: 'no heat for ***@example.in' });
  expect(JSON.stringify(job)).not.toContain('meera');

  expect(await failedJobRows.failedJobs.count(db, { limit: 100 })).toMatchObject({
    count: 1,
  });
  const { rows } = (await call(token, 'GET', 'board')).body as unknown as Board;
  expect(rows.find(({ kind }) => kind === 'failedJobs')).toMatchObject({ count: 1, isPastDue: true });

  isCold = false;
  const retry = () => call(token, 'POST', `failed-jobs/${job!.id}/retry`);
  expect((await Promise.all([retry(), retry()])).map(({ status }) => status)).toEqual([200, 200]);
  await vi.waitFor(() => expect(runs).toBe(2), { timeout: 60_000 });
  await expect.poll(listed).toEqual([]);
  expect(await failedJobRows.failedJobs.count(db, { limit: 100 })).toBeNull();
  expect((await retry()).status).toBe(200);
  expect(runs).toBe(2);
  const unknown = await call(token, 'POST', 'failed-jobs/00000000-0000-4000-8000-000000000000/retry');
  expect(unknown.status).toBe(404);
});

it('the failed jobs are read by their own index, however many jobs the queue keeps', async () => {
  const plan = await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from pgboss.job where state = 'failed' order by completed_on desc limit 100`,
    );
  });
  const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toContain('Index Scan Backward using job_common_completed_on_idx');
  expect(lines).not.toContain('Sort');
});

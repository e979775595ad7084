import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { runAgain, titleOf } from '#platform/server/jobs.ts';
import { type FailedJob, maxFailedJobs, refusals } from '../failed-jobs.ts';
import type { BoardRows } from './board-row.ts';

/** The row of 'Today' about jobs. Only the owner sees it. */
export const failedJobRows = {
  failedJobs: {
    label: 'Jobs that failed for good',
    action: 'Run them again',
    to: '/admin/jobs',
    roles: [],
    patienceMs: 0,
    count: countFailedJobs,
  },
} satisfies BoardRows;

/** Counts the jobs that failed for good, at most `limit`. Returns null without one. */
async function countFailedJobs(
  db: Db,
  { limit }: { limit: number },
): Promise<{ since: Date; count: number } | null> {
  const { rows } = await db.execute<{ count: number; since: Date | null }>(sql`
    select count(*)::int as count, min(failed.completed_on) as since from (
      select completed_on from pgboss.job where state = 'failed' order by completed_on limit ${limit}
    ) as failed`);
  const { count = 0, since = null } = rows[0] ?? {};
  return since === null ? null : { count, since: new Date(since) };
}

/** Lists the newest jobs that failed for good (GET /api/admin/failed-jobs). Their errors hold no personal data. */
export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    failed_at: Date;
    retries: number;
    error: string | null;
  }>(sql`
    select id, name, completed_on as failed_at, retry_count as retries, output ->> 'error' as error
    from pgboss.job where state = 'failed' order by completed_on desc limit ${maxFailedJobs}`);
  return rows.map(({ id, name, failed_at: failedAt, retries, error }) => ({
    id,
    title: titleOf(name),
    failedAt: new Date(failedAt).toISOString(),
    tries: retries + 1,
    error: error ?? 'It took too long.',
  }));
}

/**
 * Runs a job again that failed for good (POST /api/admin/failed-jobs/{id}/retry). Returns the jobs that are left. A job that already
 * runs again stays as it is. Refuses an unknown job (404).
 */
export async function retryFailedJob(db: Db, { id }: { id: string }): Promise<FailedJob[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from pgboss.job where id = ${id}`);
  const [job] = rows;
  if (!job) throw refusals.unknownJob();
  await runAgain(db, { name: job.name, id });
  return listFailedJobs(db);
}

import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/server/db.ts';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import { newsletterIssues } from '../tables.ts';
import { type Deliver, runIssue } from './run-issue.ts';

/** A job works this long and leaves the rest to the next one, so that a restart of the shop waits for none. */
const jobMilliseconds = 4_000;

/** A queue of its own: emails with codes wait for no letter. The schedule of `resumeIssues` does what a failed job left. */
export const sendIssueJob = defineJob({
  name: 'newsletter.send',
  title: 'Send an issue of the newsletter',
  data: z.object({ id: z.int() }),
  retryLimit: 0,
  expireInSeconds: 300,
  isDeletedWhenDone: true,
});

type Work = { id: number; perMinute: number; deliver: Deliver };

/** Sends some letters of an issue, and leaves the rest to the next job. */
export async function workOnIssue(db: Db, work: Work): Promise<void> {
  const left = await runIssue(db, { ...work, milliseconds: jobMilliseconds });
  if (left === 'letters') await enqueue(db, sendIssueJob, { id: work.id });
}

/** Goes on with issues that no process sends: after a kill, and for letters that wait for the mail server. */
export async function resumeIssues(db: Db): Promise<void> {
  const { id, state, runner, runnerUntil } = newsletterIssues;
  const isFree = or(isNull(runner), lt(runnerUntil, sql`now()`));
  const open = await db
    .select({ id })
    .from(newsletterIssues)
    .where(and(eq(state, 'sending'), isFree));
  for (const issue of open) await enqueue(db, sendIssueJob, issue);
}

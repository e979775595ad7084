import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { newsletterIssues } from '../tables.ts';

/** After this silence of a process another one goes on. Longer than a mail server may take for one letter. */
const holdSeconds = 120;

const until = sql`now() + make_interval(secs => ${holdSeconds})`;

type Issue = typeof newsletterIssues.$inferSelect;

export type IssueRunner = { id: string; issue: Issue };

/** Lets this process alone send an issue. Returns null while another process does, or when the issue is not on its way. */
export async function takeIssue(db: Db, issueId: number): Promise<IssueRunner | null> {
  const id = randomUUID();
  const [issue] = await db
    .update(newsletterIssues)
    .set({ runner: id, runnerUntil: until })
    .where(
      and(
        eq(newsletterIssues.id, issueId),
        eq(newsletterIssues.state, 'sending'),
        or(isNull(newsletterIssues.runner), lt(newsletterIssues.runnerUntil, sql`now()`)),
      ),
    )
    .returning();
  return issue ? { id, issue } : null;
}

/** Keeps the issue for the next letter. Returns false after a stop, or when another process took over. */
export async function keepIssue(db: Db, runner: IssueRunner): Promise<boolean> {
  return change(db, runner, { runnerUntil: until });
}

/** Changes the issue while this process has it. Returns false when it has not. */
export async function change(
  db: Db,
  { id, issue }: IssueRunner,
  fields: Partial<Omit<Issue, 'runnerUntil'>> & { runnerUntil?: typeof until | null },
): Promise<boolean> {
  const held = await db
    .update(newsletterIssues)
    .set(fields)
    .where(
      and(
        eq(newsletterIssues.id, issue.id),
        eq(newsletterIssues.runner, id),
        eq(newsletterIssues.state, 'sending'),
      ),
    )
    .returning({ id: newsletterIssues.id });
  return held.length > 0;
}

/** Lets the next process go on at once. */
export async function letGo(db: Db, { id, issue }: IssueRunner): Promise<void> {
  await db
    .update(newsletterIssues)
    .set({ runner: null, runnerUntil: null })
    .where(and(eq(newsletterIssues.id, issue.id), eq(newsletterIssues.runner, id)));
}

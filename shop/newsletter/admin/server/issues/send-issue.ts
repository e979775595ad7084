import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { formatMoment } from '#platform/india-time.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { readHour, refuseFindings } from '#shop/content/admin/server/publish.ts';
import type { Finding } from '#shop/content/admin/texts.ts';
import { newsletterIssues, newsletterRecipients, newsletterSubscribers } from '../../../server/tables.ts';
import { sendAgain } from '../../../server/issues/run-issue.ts';
import { sendIssueJob } from '../../../server/issues/send-issue-job.ts';
import { refusals } from '../../refusals.ts';
import { issueKind } from './issue-kind.ts';
import { type IssueRow, lockIssue, staleOf } from './save-issue.ts';

/** Reads what an issue lacks before it may leave. */
export type IssueGate = (db: Db, data: unknown) => Promise<Finding[]>;

type Send = {
  id: number;
  revision: number;
  /** Indian time, or null for now. */
  at: string | null;
  reason: string;
  by: Author;
};

/**
 * Sends a draft now or at an hour. The owner alone calls it. Refuses a stale revision (409), a wrong hour (400), gaps and warnings without a reason
 * (422), and an issue that would reach nobody (409).
 */
export async function sendIssue(
  db: Db,
  { id, revision, at, reason, by }: Send,
  gate: IssueGate,
): Promise<void> {
  const sendAt = at === null ? null : readHour(at);
  await inTransaction(db, async (tx) => {
    const issue = await lockIssue(tx, { id, states: ['draft'] });
    if (issue.revision !== revision) throw await staleOf(tx, issue, { by });
    refuseFindings(await gate(tx, issue.data), { reason, isOwner: true });
    await logWork(tx, issueKind, { id: String(id), by }, async (inside) => {
      if (sendAt !== null)
        return setStep(inside, id, { state: 'scheduled', sendAt, reason, problem: '', authorId: by.userId });
      if ((await begin(inside, id, reason)) === 0) throw refusals.noReaders();
    });
  });
}

type Step = Partial<Omit<IssueRow, 'id' | 'revision'>>;

async function setStep(tx: Db, id: number, step: Step): Promise<void> {
  const revision = sql`${newsletterIssues.revision} + 1`;
  await tx
    .update(newsletterIssues)
    .set({ ...step, revision })
    .where(eq(newsletterIssues.id, id));
}

/** Takes the confirmed subscribers of now as recipients, and lets the queue begin. Returns how many it reaches. */
async function begin(tx: Db, id: number, reason: string): Promise<number> {
  await setStep(tx, id, { state: 'sending', startedAt: new Date(), sendAt: null, reason, problem: '' });
  await tx.execute(sql`
    insert into ${newsletterRecipients} (issue_id, subscriber_id, state, error)
    select ${id}, id, case when refused_at is null then 'waiting' else 'left_out' end,
      case when refused_at is null then null else 'The mail server refused this address in an earlier issue.' end
    from ${newsletterSubscribers} where confirmed_at is not null
    on conflict do nothing`);
  await enqueue(tx, sendIssueJob, { id });
  const isWaiting = eq(newsletterRecipients.state, 'waiting');
  return tx.$count(newsletterRecipients, and(eq(newsletterRecipients.issueId, id), isWaiting));
}

type Due = { now: Date; authorOf: (userId: number | null) => Author };

/**
 * Begins the issues whose hour has come, each once, also after a night in which the shop slept. An issue that the gate refuses by then, or that would
 * reach nobody, becomes a draft again, with the reason. Returns how many began.
 */
export async function beginDueIssues(db: Db, { now, authorOf }: Due, gate: IssueGate): Promise<number> {
  const due = await db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.state, 'scheduled'), lte(newsletterIssues.sendAt, now)))
    .orderBy(newsletterIssues.sendAt)
    .limit(100);
  let begun = 0;
  for (const { id } of due)
    begun += await inTransaction(db, async (tx) => {
      const [issue] = await tx
        .select()
        .from(newsletterIssues)
        .where(and(eq(newsletterIssues.id, id), eq(newsletterIssues.state, 'scheduled')))
        .for('update');
      if (!issue || issue.sendAt! > now) return 0;
      const gap = (await gate(tx, issue.data)).find(({ level }) => level === 'gap');
      const readers = await countReaders(tx);
      const problem = gap?.message ?? (readers === 0 ? refusals.noReaders().message : null);
      const by = authorOf(issue.authorId);
      await logWork(tx, issueKind, { id: String(id), by }, async (inside) => {
        if (problem === null) {
          await begin(inside, id, issue.reason);
          return;
        }
        const words = cutText(`Not sent on ${formatMoment(issue.sendAt!)}. ${problem}`, 500);
        await setStep(inside, id, { state: 'draft', sendAt: null, problem: words });
      });
      return problem === null ? 1 : 0;
    });
  return begun;
}

/** Returns how many readers an issue would reach now. */
export async function countReaders(db: Db): Promise<number> {
  const { confirmedAt, refusedAt } = newsletterSubscribers;
  return db.$count(newsletterSubscribers, and(isNotNull(confirmedAt), isNull(refusedAt)));
}

type Act = { id: number; by: Author };

/** Makes an issue that waits for its hour a draft again. Refuses another state (409). */
export async function cancelIssue(db: Db, act: Act): Promise<void> {
  await doStep(db, { ...act, states: ['scheduled'] }, (tx, { id }) =>
    setStep(tx, id, { state: 'draft', sendAt: null }),
  );
}

/** Stops an issue after the letter under way. Refuses another state (409). */
export async function stopIssue(db: Db, act: Act): Promise<void> {
  await doStep(db, { ...act, states: ['sending'] }, (tx, { id }) =>
    setStep(tx, id, { state: 'stopped', problem: '' }),
  );
}

/** Goes on with a stopped issue, to the readers that it has not reached. Refuses another state (409). */
export async function goOnWithIssue(db: Db, act: Act): Promise<void> {
  await doStep(db, { ...act, states: ['stopped'] }, async (tx, { id }) => {
    await setStep(tx, id, { state: 'sending', problem: '' });
    await enqueue(tx, sendIssueJob, { id });
  });
}

/** Lets the refused addresses of an issue wait again, after a fault of the mail server. The issue stops until it goes on. */
export async function tryRefusedAgain(db: Db, act: Act): Promise<void> {
  await doStep(db, { ...act, states: ['stopped', 'done'] }, async (tx, { id }) => {
    const isRefused = and(eq(newsletterRecipients.issueId, id), eq(newsletterRecipients.state, 'refused'));
    const rows = await tx
      .select({ id: newsletterRecipients.subscriberId })
      .from(newsletterRecipients)
      .where(isRefused);
    if (rows.length === 0) return;
    await sendAgain(tx, { issueId: id, subscriberIds: rows.map((row) => row.id) });
    await setStep(tx, id, { state: 'stopped', doneAt: null, problem: '' });
  });
}

type Stepping = Act & { states: readonly IssueRow['state'][] };

async function doStep(
  db: Db,
  { id, by, states }: Stepping,
  work: (tx: Db, issue: IssueRow) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const issue = await lockIssue(tx, { id, states });
    await logWork(tx, issueKind, { id: String(id), by }, (inside) => work(inside, issue));
  });
}

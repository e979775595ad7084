import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { minuteMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { withoutCodes } from '#platform/server/log.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { NewsletterIssueEmail } from '../../emails/newsletter-emails.ts';
import type { RecipientState } from '../../issue-states.ts';
import { linkToken } from '../links.ts';
import { newsletterRecipients, newsletterSubscribers } from '../tables.ts';
import { change, type IssueRunner, keepIssue, letGo, takeIssue } from './issue-runner.ts';
import { readLetter } from './read-letter.ts';

/** Hands a letter to the mail server. `key` is the same on each try, so that mail programs recognise a letter that leaves twice. */
export type Deliver = (letter: { to: string; key: string; data: NewsletterIssueEmail }) => Promise<void>;

type Running = {
  id: number;
  perMinute: number;
  deliver: Deliver;
  /** This run begins no letter after this time. */
  milliseconds: number;
};

/** `letters` wait for the next run, `later` for a mail server that does not take them now. */
export type Remainder = 'nothing' | 'letters' | 'later' | 'not ours';

/** A mail server that refuses so many in a row refuses the shop, and not its readers. */
const maxRefusedInRow = 10;
const maxTries = 4;
const retryMinutes = 15;

/**
 * Sends the waiting letters of an issue, one after the other and no faster than `perMinute`. A letter is noted once the mail server
 * has it. A process that is killed before the note leaves at most this one letter in doubt, which the next run sends again
 * with the same message id.
 */
export async function runIssue(
  db: Db,
  { id, perMinute, deliver, milliseconds }: Running,
): Promise<Remainder> {
  const runner = await takeIssue(db, id);
  if (!runner) return 'not ours';
  const letter = await readLetter(db, runner.issue.data);
  const end = performance.now() + milliseconds;
  let refusedInRow = 0;
  try {
    while (performance.now() < end) {
      if (!(await keepIssue(db, runner))) return 'not ours';
      const next = await nextRecipient(db, id);
      if (!next) return await finish(db, runner);
      const begun = performance.now();
      const outcome = await sendOne(db, runner, { next, letter, deliver });
      if (outcome === 'later') return 'later';
      if (outcome === 'sent' && runner.issue.problem !== '')
        await change(db, runner, { problem: (runner.issue.problem = '') });
      refusedInRow = outcome === 'refused' ? refusedInRow + 1 : outcome === 'sent' ? 0 : refusedInRow;
      if (refusedInRow === maxRefusedInRow) return await stopRefused(db, runner, refusedInRow);
      if (outcome !== 'unsubscribed')
        await sleep(Math.max(0, minuteMs / perMinute - (performance.now() - begun)));
    }
    return 'letters';
  } finally {
    await letGo(db, runner);
  }
}

type Recipient = NonNullable<Awaited<ReturnType<typeof nextRecipient>>>;

async function nextRecipient(db: Db, issueId: number) {
  const { confirmedAt, email, askedAt, id } = newsletterSubscribers;
  const [next] = await db
    .select({ id, email, askedAt, confirmedAt, tries: newsletterRecipients.tries })
    .from(newsletterRecipients)
    .innerJoin(newsletterSubscribers, eq(id, newsletterRecipients.subscriberId))
    .where(
      and(
        eq(newsletterRecipients.issueId, issueId),
        eq(newsletterRecipients.state, 'waiting'),
        lte(newsletterRecipients.at, sql`now()`),
      ),
    )
    .orderBy(asc(newsletterRecipients.at), asc(newsletterRecipients.subscriberId))
    .limit(1);
  return next ?? null;
}

async function finish(db: Db, runner: IssueRunner): Promise<Remainder> {
  const isOf = eq(newsletterRecipients.issueId, runner.issue.id);
  const waiting = await db.$count(newsletterRecipients, and(isOf, eq(newsletterRecipients.state, 'waiting')));
  if (waiting > 0) return 'later';
  await change(db, runner, { state: 'done', doneAt: new Date(), problem: '' });
  return 'nothing';
}

type Sending = { next: Recipient; letter: Omit<NewsletterIssueEmail, 'token'>; deliver: Deliver };

async function sendOne(
  db: Db,
  runner: IssueRunner,
  { next, letter, deliver }: Sending,
): Promise<RecipientState | 'later'> {
  const note = (state: RecipientState, error: string | null = null) =>
    noteOutcome(db, { issueId: runner.issue.id, next, state, error });
  if (next.confirmedAt === null) return note('unsubscribed');
  const { id: issueId, startedAt } = runner.issue;
  const key = `n${issueId}.${next.id}.${startedAt!.getTime().toString(36)}`;
  const data = { ...letter, token: linkToken('newsletter-unsubscribe', next) };
  try {
    await deliver({ to: next.email, key, data });
  } catch (error) {
    const { about, isFinal } = readFailure(error);
    const words = cutText(withoutCodes(error instanceof Error ? error.message : String(error)), 300);
    if (about === 'server') {
      await change(db, runner, { problem: words, ...(isFinal && { state: 'stopped' as const }) });
      return 'later';
    }
    return note(isFinal || next.tries + 1 >= maxTries ? 'refused' : 'waiting', words);
  }
  return note('sent');
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

type Failure = {
  /** Only the address of the letter, or every letter of the shop. */
  about: 'address' | 'server';
  /** Another try ends the same way. */
  isFinal: boolean;
};

/** Reads why a mail server did not take a letter. An error without an answer, such as a lost connection, passes. */
function readFailure(error: unknown): Failure {
  const { code, command, responseCode } = error as SmtpError;
  const isFinal = responseCode !== undefined && responseCode >= 500;
  if (command === 'RCPT TO') return { about: 'address', isFinal };
  // The mail client itself refuses an address that no server could read.
  if (code === 'EENVELOPE' && responseCode === undefined) return { about: 'address', isFinal: true };
  return { about: 'server', isFinal: isFinal || code === 'EAUTH' };
}

type Outcome = { issueId: number; next: Recipient; state: RecipientState; error: string | null };

async function noteOutcome(db: Db, { issueId, next, state, error }: Outcome): Promise<RecipientState> {
  const wait = state === 'waiting' ? retryMinutes * (next.tries + 1) : 0;
  await inTransaction(db, async (tx) => {
    await tx
      .update(newsletterRecipients)
      .set({
        state,
        error,
        tries: next.tries + 1,
        at: sql`now() + make_interval(mins => ${wait})`,
      })
      .where(and(eq(newsletterRecipients.issueId, issueId), eq(newsletterRecipients.subscriberId, next.id)));
    if (state !== 'refused') return;
    await tx
      .update(newsletterSubscribers)
      .set({ refusedAt: sql`now()` })
      .where(eq(newsletterSubscribers.id, next.id));
  });
  return state;
}

/** The addresses of this row wait again, since the fault is not theirs. */
async function stopRefused(db: Db, runner: IssueRunner, count: number): Promise<Remainder> {
  const { issue } = runner;
  await inTransaction(db, async (tx) => {
    const last = await tx
      .select({ id: newsletterRecipients.subscriberId, error: newsletterRecipients.error })
      .from(newsletterRecipients)
      .where(and(eq(newsletterRecipients.issueId, issue.id), eq(newsletterRecipients.state, 'refused')))
      .orderBy(sql`${newsletterRecipients.at} desc`)
      .limit(count);
    await sendAgain(tx, { issueId: issue.id, subscriberIds: last.map(({ id }) => id) });
    const problem = `The mail server refused ${count} addresses in a row: ${last[0]?.error ?? ''}`;
    await change(tx, runner, { state: 'stopped', problem: cutText(problem, 500) });
  });
  return 'later';
}

/** Lets refused addresses wait for this issue again, and take part in the next ones. */
export async function sendAgain(
  tx: Db,
  { issueId, subscriberIds }: { issueId: number; subscriberIds: number[] },
): Promise<void> {
  const ids = sql.param(subscriberIds);
  await tx.execute(sql`
    update ${newsletterRecipients} set state = 'waiting', tries = 0, at = now()
    where issue_id = ${issueId} and subscriber_id = any(${ids}::int[])`);
  await tx.execute(sql`
    update ${newsletterSubscribers} set refused_at = null where id = any(${ids}::int[])`);
}

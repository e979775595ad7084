import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { fieldsOf, formOf } from '#shop/content/admin/server/form.ts';
import { issueFields } from '../../../issue-fields.ts';
import { newsletterIssues, newsletterRecipients, newsletterSubscribers } from '../../../server/tables.ts';
import type { Issue, ListedIssue, RefusedAddress } from '../../issues.ts';
import { findIssue, type IssueRow } from './save-issue.ts';
import { countReaders } from './send-issue.ts';

const maxListed = 200;
const maxAddresses = 500;

type Counts = ListedIssue['counts'];

/** Returns the issues, the newest first, and how many readers an issue would reach now. */
export async function listIssues(db: Db): Promise<{ issues: ListedIssue[]; subscribers: number }> {
  const rows = await db.select().from(newsletterIssues).orderBy(desc(newsletterIssues.id)).limit(maxListed);
  const counts = await countRecipients(
    db,
    rows.map(({ id }) => id),
  );
  const issues = rows.map((row) => listed(row, counts.get(row.id) ?? none()));
  return { issues, subscribers: await countReaders(db) };
}

const none = (): Counts => ({ waiting: 0, sent: 0, refused: 0, left_out: 0, unsubscribed: 0 });

async function countRecipients(db: Db, ids: number[]): Promise<ReadonlyMap<number, Counts>> {
  const counts = new Map<number, Counts>();
  if (ids.length === 0) return counts;
  const { issueId, state } = newsletterRecipients;
  const rows = await db
    .select({ issueId, state, count: count() })
    .from(newsletterRecipients)
    .where(inArray(issueId, ids))
    .groupBy(issueId, state);
  for (const row of rows) {
    const of = counts.get(row.issueId) ?? none();
    of[row.state] = row.count;
    counts.set(row.issueId, of);
  }
  return counts;
}

function listed(row: IssueRow, counts: Counts): ListedIssue {
  const { id, data, state, problem, sendAt, startedAt, doneAt, savedAt, authorName } = row;
  return {
    id,
    subject: data.subject,
    state,
    problem,
    sendAt: sendAt?.toISOString() ?? null,
    startedAt: startedAt?.toISOString() ?? null,
    doneAt: doneAt?.toISOString() ?? null,
    savedAt: savedAt.toISOString(),
    savedBy: authorName,
    counts,
  };
}

type Reader = { canSend: boolean; perMinute: number };

/** Returns an issue for its editor. Refuses an unknown one (404). */
export async function readIssue(db: Db, id: number, reader: Reader): Promise<Issue> {
  const row = await findIssue(db, id);
  const counts = await countRecipients(db, [id]);
  return {
    ...listed(row, counts.get(id) ?? none()),
    fields: fieldsOf(issueFields),
    form: formOf(issueFields, row.data),
    revision: row.revision,
    subscribers: await countReaders(db),
    ...reader,
  };
}

/** Returns the addresses that an issue did not reach and will not, the newest first. */
export async function listRefused(db: Db, id: number): Promise<RefusedAddress[]> {
  const { id: issueId } = await findIssue(db, id);
  const { state, at, error } = newsletterRecipients;
  const rows = await db
    .select({ email: newsletterSubscribers.email, state, at, error })
    .from(newsletterRecipients)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterRecipients.subscriberId))
    .where(and(eq(newsletterRecipients.issueId, issueId), inArray(state, ['refused', 'left_out'])))
    .orderBy(desc(at), newsletterRecipients.subscriberId)
    .limit(maxAddresses);
  return rows.map((row) => ({
    email: row.email,
    state: row.state,
    at: row.at.toISOString(),
    error: row.error ?? '',
  }));
}

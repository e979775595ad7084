import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { logCreation, logDeletion } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals as contentRefusals } from '#shop/content/admin/refusals.ts';
import { formOf, readForm } from '#shop/content/admin/server/form.ts';
import type { FormValue } from '#shop/content/admin/texts.ts';
import { type IssueData, issueFields, issueSchema } from '../../../issue-fields.ts';
import { newsletterIssues } from '../../../server/tables.ts';
import { refusals } from '../../refusals.ts';
import { issueKind } from './issue-kind.ts';

export type IssueRow = typeof newsletterIssues.$inferSelect;

const emptyIssue: IssueData = { subject: '', preview: '', offer: '', text: [], products: [] };

/** Begins a draft, empty or with the words of another issue. Returns its id. Refuses an unknown one to copy (404). */
export async function createIssue(
  db: Db,
  { copyOf, by }: { copyOf: number | null; by: Author },
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const data = copyOf === null ? emptyIssue : (await findIssue(tx, copyOf)).data;
    const [row] = await tx
      .insert(newsletterIssues)
      .values({ data, authorId: by.userId })
      .returning({ id: newsletterIssues.id });
    await logCreation(tx, issueKind, { id: String(row!.id), by });
    return row!;
  });
}

/** Returns an issue. Refuses an unknown one (404). */
export async function findIssue(db: Db, id: number): Promise<IssueRow> {
  const [row] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  if (!row) throw refusals.issueNotFound();
  return row;
}

/** Returns an issue and lets one change of it run at a time. Refuses an unknown one (404) and another state (409). */
export async function lockIssue(
  tx: Db,
  { id, states }: { id: number; states: readonly IssueRow['state'][] },
): Promise<IssueRow> {
  const [row] = await tx.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).for('update');
  if (!row) throw refusals.issueNotFound();
  if (!states.includes(row.state)) throw refusals.wrongState(row.state);
  return row;
}

type Save = { id: number; revision: number; form: FormValue; by: Author };

/**
 * Saves the words of a draft. Returns the new revision. A repeated save of the same words succeeds. Refuses fields that an issue does
 * not allow (400), an issue that is no draft (409), and a stale revision with both texts (409 `changed_meanwhile`).
 */
export async function saveIssue(db: Db, { id, revision, form, by }: Save): Promise<{ revision: number }> {
  const data = readForm({ fields: issueFields, schema: issueSchema }, form);
  return inTransaction(db, async (tx) => {
    const issue = await lockIssue(tx, { id, states: ['draft'] });
    if (isDeepStrictEqual(issue.data, data)) return { revision: issue.revision };
    if (issue.revision !== revision) throw await staleOf(tx, issue, { form, by });
    const row = { data, authorId: by.userId, savedAt: sql`clock_timestamp()`, problem: '' };
    await tx
      .update(newsletterIssues)
      .set({ ...row, revision: revision + 1 })
      .where(eq(newsletterIssues.id, id));
    return { revision: revision + 1 };
  });
}

/** Returns the refusal of an older revision, with both texts. */
export async function staleOf(
  db: Db,
  issue: IssueRow,
  { form, by }: { form?: FormValue; by: Author },
): Promise<Error> {
  const { authorId, authorName, savedAt, revision, data } = issue;
  const secondsAgo = Math.max(0, Math.round((Date.now() - savedAt.getTime()) / 1_000));
  const names = authorId === null ? new Map<number, string>() : await by.namesOf(db, [authorId]);
  const who = authorId === by.userId ? 'You' : nameAtTheTime(authorName, names.get(authorId ?? 0));
  const current = formOf(issueFields, data);
  return contentRefusals.stale({ who, secondsAgo, revision, yours: form ?? current, current });
}

/** Deletes a draft. Refuses an issue that has left or waits for its hour (409). */
export async function removeIssue(db: Db, { id, by }: { id: number; by: Author }): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockIssue(tx, { id, states: ['draft'] });
    await logDeletion(tx, issueKind, { id: String(id), by });
    await tx.delete(newsletterIssues).where(eq(newsletterIssues.id, id));
  });
}

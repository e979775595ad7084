import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { testAuthor } from '#shop/content/server/testing.ts';
import type { FormValue } from '#shop/content/admin/texts.ts';
import { createIssue, saveIssue } from '../admin/server/issues/save-issue.ts';
import { sendIssue } from '../admin/server/issues/send-issue.ts';
import { newsletterSubscribers } from './tables.ts';

/** Returns what staff type into an issue. */
export function makeIssueForm(fields: Record<string, FormValue> = {}): Record<string, FormValue> {
  return {
    subject: 'Sesame oil in the cold months',
    preview: '',
    text: 'In winter the skin is dry.\n\n## How\n\n- Warm the oil\n- Wait',
    products: [],
    ...fields,
  };
}

/** Confirms the newsletter for these addresses. */
export async function makeSubscribers(db: Db, emails: string[]): Promise<void> {
  for (let at = 0; at < emails.length; at += 1_000)
    await db
      .insert(newsletterSubscribers)
      .values(emails.slice(at, at + 1_000).map((email) => ({ email, confirmedAt: sql`now()` as never })));
}

/** Writes an issue. Returns its id and revision. */
export async function makeIssue(
  db: Db,
  fields: Record<string, FormValue> = {},
): Promise<{ id: number; revision: number }> {
  const { id } = await createIssue(db, { copyOf: null, by: testAuthor });
  const form = makeIssueForm(fields);
  return { id, ...(await saveIssue(db, { id, revision: 1, form, by: testAuthor })) };
}

/** Writes an issue and sends it now, without the gate. Returns its id. */
export async function makeSentIssue(db: Db, fields: Record<string, FormValue> = {}): Promise<number> {
  const issue = await makeIssue(db, fields);
  const send = { ...issue, at: null, reason: '', by: testAuthor };
  await sendIssue(db, send, () => Promise.resolve([]));
  return issue.id;
}

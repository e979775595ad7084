import type { Db } from '#platform/server/db.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { ContentKind } from '../kinds/kinds.ts';
import { publishDraft } from '../admin/server/publish.ts';
import { saveDraft } from '../admin/server/save-draft.ts';
import { findEntry } from '../admin/server/find-entry.ts';
import type { FormValue } from '../admin/texts.ts';

export const testAuthor: Author = { userId: null, name: 'A test', namesOf: () => Promise.resolve(new Map()) };

const articleForm = {
  title: 'Sesame oil in the cold months',
  summary: 'What the old books say about oil in winter, and how we use it at home.',
  label: 'Seasons',
  image: 'abhyanga-oil-2.webp',
  author: 'Asha Rao',
  date: '2026-11-01',
  text: 'In winter the skin is dry.\n\n## How\n\n- Warm the oil\n- Wait',
  sources: [{ source: 'Ashtanga Hridaya, Sutrasthana 3' }],
};

/** Returns what staff type into an article. */
export function makeArticle(fields: Record<string, FormValue> = {}): Record<string, FormValue> {
  return { ...articleForm, ...fields };
}

type Written = { kind: ContentKind; key: string; form: FormValue };

/** Saves a draft over whatever is there. Returns its revision. */
export async function writeContent(db: Db, { kind, key, form }: Written): Promise<number> {
  const before = (await findEntry(db, { kind, key }))?.revision ?? 0;
  const { revision } = await saveDraft(db, { kind, key, form, revision: before, by: testAuthor });
  return revision;
}

/** Publishes a text without the gate. */
export async function publishContent(db: Db, written: Written, { isDemo = false } = {}): Promise<void> {
  const revision = await writeContent(db, written);
  const { kind, key } = written;
  const by = testAuthor;
  await publishDraft(db, { kind, key, revision, at: null, reason: '', by, isOwner: true, isDemo }, () =>
    Promise.resolve([]),
  );
}

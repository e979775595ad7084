import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { nameAtTheTime } from '#platform/server/changes/author-name.ts';
import { nameless } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { FormValue } from '../texts.ts';
import { contentVersions } from '../../server/tables.ts';
import { refusals } from '../refusals.ts';
import { type EntryName, lockEntry, raiseEntry, type StoredEntry } from './find-entry.ts';
import { fromForm, toForm } from './form.ts';
import { deleteVersion, notePictures } from './pictures/note-pictures.ts';

type Save = EntryName & { revision: number; form: FormValue; by: Author };

/**
 * Saves the draft of a text; the published version stays untouched. Returns the new revision. A repeated save of the same words succeeds. Refuses
 * fields that the kind does not allow (400), and a stale revision with both texts (409 `changed_meanwhile`).
 */
export async function saveDraft(
  db: Db,
  { kind, key, revision, form, by }: Save,
): Promise<{ revision: number }> {
  const data = fromForm(kind, form);
  return inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, { kind, key });
    const current = entry.draft ?? entry.scheduled ?? entry.published;
    if (isDeepStrictEqual(entry.draft?.data, data)) return { revision: entry.revision };
    if (entry.revision !== revision)
      throw refusals.stale({
        ...(await lastAuthorOf(tx, current, by)),
        revision: entry.revision,
        yours: form,
        current: toForm(kind, current?.data),
      });
    await writeDraft(tx, entry, { data, by });
    return { revision: await raiseEntry(tx, entry.id) };
  });
}

/** Writes the draft of an entry that the caller has locked. */
export async function writeDraft(
  tx: Db,
  { id, draft }: StoredEntry,
  { data, by }: { data: unknown; by: Author },
): Promise<void> {
  await notePictures(tx, [data, draft?.data]);
  const row = { data, authorId: by.userId, savedAt: sql`clock_timestamp()`, problem: '' };
  if (draft) await tx.update(contentVersions).set(row).where(eq(contentVersions.id, draft.id));
  else await tx.insert(contentVersions).values({ ...row, entryId: id, state: 'draft' });
}

/** Returns who saved a version, as a message names them. */
export async function lastAuthorOf(
  db: Db,
  version: StoredEntry['draft'],
  by: Author,
): Promise<{ who: string; secondsAgo: number }> {
  if (!version) return { who: 'A colleague', secondsAgo: 0 };
  const { authorId, authorName, savedAt } = version;
  const secondsAgo = Math.max(0, Math.round((Date.now() - savedAt.getTime()) / 1_000));
  if (authorId === null) return { who: nameless({ authorName, byCustomer: false }), secondsAgo };
  if (authorId === by.userId) return { who: 'You', secondsAgo };
  const names = await by.namesOf(db, [authorId]);
  return { who: nameAtTheTime(authorName, names.get(authorId)), secondsAgo };
}

/** Deletes the draft. Refuses a stale revision (409). */
export async function discardDraft(
  db: Db,
  { revision, by, ...name }: EntryName & { revision: number; by: Author },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, name);
    if (!entry.draft) return;
    await refuseStale(tx, entry, { kind: name.kind, revision, by });
    await deleteVersion(tx, entry.draft);
    await raiseEntry(tx, entry.id);
  });
}

/** Refuses an act on a text that changed since the staff member saw it (409). */
export async function refuseStale(
  tx: Db,
  entry: StoredEntry,
  { kind, revision, by }: { kind: EntryName['kind']; revision: number; by: Author },
): Promise<void> {
  if (entry.revision === revision) return;
  const current = entry.draft ?? entry.scheduled ?? entry.published;
  const form = toForm(kind, current?.data);
  throw refusals.stale({
    ...(await lastAuthorOf(tx, current, by)),
    revision: entry.revision,
    yours: form,
    current: form,
  });
}

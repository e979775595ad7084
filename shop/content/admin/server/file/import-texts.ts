import { and, eq } from 'drizzle-orm';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { contentVersions } from '../../../server/tables.ts';
import { lockEntry, raiseEntry } from '../find-entry.ts';
import { publishDraft } from '../publish.ts';
import { refuseStale, writeDraft } from '../save-draft.ts';
import { type PlannedText, rowName } from './plan-texts.ts';

type Import = {
  planned: readonly PlannedText[];
  /** The revisions of the dry run, by the names of its rows. */
  versions: Readonly<Record<string, number>>;
  by: Author;
  isDemo: boolean;
};

/**
 * Publishes the planned texts of a file, and keeps as drafts those that the gate refuses. It runs in the transaction of the import. Throws
 * `changed_meanwhile` (409) for a text that somebody changed since the dry run.
 */
export async function importTexts(tx: Db, { planned, versions, by, isDemo }: Import): Promise<void> {
  const texts = planned
    .flatMap(({ row, text }) => (text ? [{ row, ...text }] : []))
    .toSorted((one, other) => (one.row.name < other.row.name ? -1 : 1));
  // A publication locks its text, then the revision of all texts. So all texts come first.
  const locked = [];
  for (const text of texts) {
    const entry = await lockEntry(tx, text);
    const revision = Object.hasOwn(versions, rowName(text)) ? versions[rowName(text)]! : 0;
    await refuseStale(tx, entry, { kind: text.kind, revision, by });
    locked.push({ ...text, entry });
  }
  for (const { row, entry, kind, key, data, reason } of locked) {
    await writeDraft(tx, entry, { data, by });
    const revision = await raiseEntry(tx, entry.id);
    if (row.result === 'change')
      await publishDraft(
        tx,
        { kind, key, revision, at: null, reason, by, isOwner: true, isDemo },
        nothingFound,
      );
    else await noteProblem(tx, entry.id, row.problem ?? '');
  }
}

/** The plan asked the gate in this transaction. */
const nothingFound = () => Promise.resolve([]);

async function noteProblem(tx: Db, entryId: number, problem: string): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ problem: cutText(`Not published by the import. ${problem}`, 500) })
    .where(and(eq(contentVersions.entryId, entryId), eq(contentVersions.state, 'draft')));
}

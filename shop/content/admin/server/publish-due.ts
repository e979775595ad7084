import { eq } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { formatMoment } from '#platform/india-time.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { ContentKind } from '../../kinds/kinds.ts';
import { contentEntries, contentVersions } from '../../server/tables.ts';
import { contentKind, showNext } from './content-kind.ts';
import { type EntryName, lockEntry, raiseEntry, type StoredEntry } from './find-entry.ts';
import { deleteVersion } from './pictures/note-pictures.ts';
import type { Gate } from './publish.ts';

type Due = {
  now: Date;
  authorOf: (userId: number | null) => Author;
  /** Asks for the role of a person now, who chose an hour before. */
  mayPublish: (tx: Db, userId: number | null, kind: ContentKind) => Promise<boolean>;
  /** Follows each publication, in its transaction. */
  onShown: (tx: Db, text: EntryName & { by: Author }) => Promise<void>;
};

const lostRole = 'Who chose its hour may no longer publish it.';

/**
 * Publishes the texts whose hour has come, each once, also after a night in which the shop slept. A text that the gate refuses by then becomes a
 * draft again, with the reason, and so does each that waits for an hour of somebody who has lost the role. Returns how many were published.
 */
export async function publishDue(db: Db, due: Due, gate: Gate): Promise<number> {
  const waiting = await db
    .select({
      id: contentVersions.id,
      kind: contentEntries.kind,
      key: contentEntries.key,
      publishAt: contentVersions.publishAt,
      scheduledBy: contentVersions.scheduledBy,
    })
    .from(contentVersions)
    .innerJoin(contentEntries, eq(contentEntries.id, contentVersions.entryId))
    .where(eq(contentVersions.state, 'scheduled'))
    .orderBy(contentVersions.publishAt)
    .limit(1_000);
  const mayStay = rolesNow(db, due);
  let published = 0;
  for (const { id, publishAt, scheduledBy, ...name } of waiting) {
    if (publishAt! > due.now && (await mayStay(scheduledBy, name.kind))) continue;
    published += await inTransaction(db, (tx) => publishOrHold(tx, { id, name }, { ...due, gate }));
  }
  return published;
}

/** Asks once for each person and kind, since nearly all texts wait for an hour that is far off. */
function rolesNow(
  db: Db,
  { mayPublish }: Due,
): (userId: number | null, kind: ContentKind) => Promise<boolean> {
  const asked = new Map<string, Promise<boolean>>();
  return (userId, kind) => {
    const key = `${userId} ${kind}`;
    const role = asked.get(key) ?? mayPublish(db, userId, kind);
    asked.set(key, role);
    return role;
  };
}

async function publishOrHold(
  tx: Db,
  { id, name }: { id: number; name: EntryName },
  { now, authorOf, mayPublish, onShown, gate }: Due & { gate: Gate },
): Promise<0 | 1> {
  const entry = await lockEntry(tx, name);
  const { scheduled } = entry;
  if (scheduled?.id !== id) return 0;
  const by = authorOf(scheduled.scheduledBy ?? scheduled.authorId);
  const work = (inside: (tx: Db) => Promise<void>) =>
    logWork(tx, contentKind, { id: String(entry.id), by }, inside);
  if (!(await mayPublish(tx, scheduled.scheduledBy, name.kind))) {
    await work((inside) => holdBack(inside, entry, lostRole));
    return 0;
  }
  if (scheduled.publishAt! > now) return 0;
  const findings = await gate(tx, { ...name, data: scheduled.data });
  const gap = findings.find(({ level }) => level === 'gap');
  if (gap) {
    await work((inside) => holdBack(inside, entry, gap.message));
    return 0;
  }
  const { reason, isDemo } = scheduled;
  await work((inside) => showNext(inside, entry.id, { id, reason, isDemo }));
  await onShown(tx, { ...name, by });
  return 1;
}

async function holdBack(tx: Db, { id, draft, scheduled }: StoredEntry, why: string): Promise<void> {
  const hour = formatMoment(scheduled!.publishAt!);
  const problem = `Not published on ${hour}. ${why}`;
  // A newer draft comes from the version that waited.
  if (draft) await deleteVersion(tx, scheduled!);
  await tx
    .update(contentVersions)
    .set({ state: 'draft', publishAt: null, problem: cutText(problem, 400) })
    .where(eq(contentVersions.id, draft?.id ?? scheduled!.id));
  await raiseEntry(tx, id);
}

/** Makes a text that waits for its hour a draft again. A newer draft stays. */
export async function cancelHour(db: Db, { by, ...name }: EntryName & { by: Author }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, name);
    const { draft, scheduled } = entry;
    if (!scheduled) return;
    await logWork(tx, contentKind, { id: String(entry.id), by }, async (inside) => {
      if (draft) await deleteVersion(inside, scheduled);
      else
        await inside
          .update(contentVersions)
          .set({ state: 'draft', publishAt: null })
          .where(eq(contentVersions.id, scheduled.id));
      await raiseEntry(inside, entry.id);
    });
  });
}

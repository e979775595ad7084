import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { type ContentKind, isKeyOf } from '../../kinds/kinds.ts';
import { contentEntries, contentRevision, contentVersions } from '../../server/tables.ts';
import { refusals } from '../refusals.ts';

export type EntryName = { kind: ContentKind; key: string };

type Version = typeof contentVersions.$inferSelect;

export type StoredEntry = {
  id: number;
  revision: number;
  draft: Version | undefined;
  scheduled: Version | undefined;
  published: Version | undefined;
};

/** Returns an entry with its living versions, or null before its first draft. Refuses a name that no entry can have (404). */
export async function findEntry(db: Db, { kind, key }: EntryName): Promise<StoredEntry | null> {
  if (!isKeyOf(kind, key)) throw refusals.entryNotFound();
  const [entry] = await db
    .select({ id: contentEntries.id, revision: contentEntries.revision })
    .from(contentEntries)
    .where(
      and(eq(contentEntries.kind, kind), eq(contentEntries.key, key), eq(contentEntries.language, 'en')),
    );
  if (!entry) return null;
  const living = await db
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.entryId, entry.id),
        inArray(contentVersions.state, ['draft', 'scheduled', 'published']),
      ),
    );
  const inState = (state: Version['state']) => living.find((version) => version.state === state);
  return {
    ...entry,
    draft: inState('draft'),
    scheduled: inState('scheduled'),
    published: inState('published'),
  };
}

/** Returns the entry, which is made when it is missing, and lets one change of it run at a time. */
export async function lockEntry(tx: Db, name: EntryName): Promise<StoredEntry> {
  if (!isKeyOf(name.kind, name.key)) throw refusals.entryNotFound();
  await tx.insert(contentEntries).values(name).onConflictDoNothing();
  await tx
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .where(and(eq(contentEntries.kind, name.kind), eq(contentEntries.key, name.key)))
    .for('update');
  return (await findEntry(tx, name))!;
}

/** Marks an entry as changed, so that a save of an older state is stale. Returns the new revision. */
export async function raiseEntry(tx: Db, id: number): Promise<number> {
  const [row] = await tx
    .update(contentEntries)
    .set({ revision: sql`${contentEntries.revision} + 1` })
    .where(eq(contentEntries.id, id))
    .returning({ revision: contentEntries.revision });
  return row!.revision;
}

/** Tells every process that customers see other words, in the transaction of the change. */
export async function raiseContent(tx: Db): Promise<void> {
  await tx
    .insert(contentRevision)
    .values({ id: 1, revision: 1 })
    .onConflictDoUpdate({
      target: contentRevision.id,
      set: { revision: sql`${contentRevision.revision} + 1` },
    });
}

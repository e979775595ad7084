import { and, desc, eq, inArray, max } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { type ContentKind, kindOf } from '../../kinds/kinds.ts';
import { ownersKinds } from '../../kinds/names.ts';
import { pagePath } from '../../kinds/page-path.ts';
import { contentEntries, contentVersions } from '../../server/tables.ts';
import { refusals } from '../refusals.ts';
import { type EntryName, raiseContent, raiseEntry } from './find-entry.ts';

type Logged = { published: number | null; hour: string | null; address: string };

/**
 * A text of the shop, for the change log: which version customers see, the hour of the next one, and its address. The undo of a publication
 * shows the version before it, or nothing.
 */
export const contentKind: EntityKind<Logged> = {
  name: 'content',
  label: 'Text of the shop',
  roles: ['content'],
  fields: {
    published: { label: 'Published version' },
    hour: { label: 'Next publication', isFinal: true },
    address: { label: 'Address', isFinal: true },
  },
  async read(db, id) {
    const [entry] = await db
      .select()
      .from(contentEntries)
      .where(eq(contentEntries.id, Number(id)));
    if (!entry) return null;
    const versions = await db
      .select()
      .from(contentVersions)
      .where(
        and(
          eq(contentVersions.entryId, entry.id),
          inArray(contentVersions.state, ['published', 'scheduled']),
        ),
      );
    return {
      published: versions.find(({ state }) => state === 'published')?.number ?? null,
      hour: versions.find(({ state }) => state === 'scheduled')?.publishAt?.toISOString() ?? null,
      address: pagePath(entry.kind, entry.key) || entry.key,
    };
  },
  async write(tx, id, fields) {
    if (fields.published !== undefined) await showVersion(tx, Number(id), fields.published);
  },
  async rightsOf(db, id) {
    const isOwners = ownersKinds.includes((await nameOf(db, id))?.kind ?? '');
    return isOwners ? { roles: [], needsFreshFactor: true } : { roles: ['content'] };
  },
  async ownersHear(db, id, { published }) {
    const name = published === undefined ? null : await nameOf(db, id);
    return name ? ownersWords(name) : [];
  },
  async names(db, ids) {
    const rows = await db
      .select()
      .from(contentEntries)
      .where(inArray(contentEntries.id, ids.map(Number)));
    return new Map(
      rows.map(({ id, kind, key }) => [String(id), `${kindOf(kind).label}: ${pagePath(kind, key) || key}`]),
    );
  },
};

async function nameOf(db: Db, id: string): Promise<EntryName | undefined> {
  const [entry] = await db
    .select({ kind: contentEntries.kind, key: contentEntries.key })
    .from(contentEntries)
    .where(eq(contentEntries.id, Number(id)));
  return entry;
}

/** Returns the name of a text whose change the owners hear of, and nothing for other texts. */
export function ownersWords({ kind, key }: { kind: string; key: string }): string[] {
  if (!ownersKinds.includes(kind)) return [];
  const { label, fixed } = kindOf(kind as ContentKind);
  return [`${label}: ${fixed[key] ?? key}`];
}

/** Shows a version that was published before, or nothing. Refuses an unknown one (404). */
export async function showVersion(tx: Db, entryId: number, number: number | null): Promise<void> {
  await tx
    .update(contentVersions)
    .set({ state: 'former' })
    .where(and(eq(contentVersions.entryId, entryId), eq(contentVersions.state, 'published')));
  if (number !== null) {
    const shown = await tx
      .update(contentVersions)
      .set({ state: 'published' })
      .where(and(eq(contentVersions.entryId, entryId), eq(contentVersions.number, number)))
      .returning({ id: contentVersions.id });
    if (shown.length === 0) throw refusals.versionNotFound();
  }
  await raiseEntry(tx, entryId);
  await raiseContent(tx);
}

/** Shows a draft or a version that waited for its hour, as the next version of the entry. */
export async function showNext(
  tx: Db,
  entryId: number,
  { id, reason, isDemo }: { id: number; reason: string; isDemo: boolean },
): Promise<void> {
  const [last] = await tx
    .select({ number: max(contentVersions.number) })
    .from(contentVersions)
    .where(eq(contentVersions.entryId, entryId));
  const number = (last?.number ?? 0) + 1;
  await tx
    .update(contentVersions)
    .set({ state: 'former' })
    .where(and(eq(contentVersions.entryId, entryId), eq(contentVersions.state, 'published')));
  await tx
    .update(contentVersions)
    .set({
      state: 'published',
      number,
      publishedAt: new Date(),
      publishAt: null,
      reason,
      isDemo,
      problem: '',
    })
    .where(eq(contentVersions.id, id));
  await raiseEntry(tx, entryId);
  await raiseContent(tx);
}

/** Returns the published versions of an entry, the newest first. */
export function listVersions(db: Db, entryId: number) {
  return db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.entryId, entryId), inArray(contentVersions.state, ['published', 'former'])))
    .orderBy(desc(contentVersions.number))
    .limit(100);
}

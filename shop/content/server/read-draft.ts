import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { Shown, ShownRow } from '../published.ts';
import { contentEntries, contentVersions, versionStates } from './tables.ts';

/** Returns the draft of an entry as its page would show it, else the version that waits for its hour, else the published one. Null without one. */
export async function readDraft(db: Db, entryId: number): Promise<ShownRow | null> {
  const rows = await db
    .select({ entry: contentEntries, version: contentVersions })
    .from(contentEntries)
    .innerJoin(contentVersions, eq(contentVersions.entryId, contentEntries.id))
    .where(eq(contentEntries.id, entryId));
  const living = rows.filter(({ version }) => version.state !== 'former');
  const [first] = living.toSorted(
    (one, other) => versionStates.indexOf(one.version.state) - versionStates.indexOf(other.version.state),
  );
  if (!first) return null;
  const { entry, version } = first;
  const parsed = kindOf(entry.kind).schema.safeParse(version.data);
  if (!parsed.success) return null;
  const shown = {
    key: entry.key,
    data: parsed.data,
    number: version.number ?? 1 + Math.max(0, ...rows.map(({ version: { number } }) => number ?? 0)),
    publishedAt: (version.publishedAt ?? version.publishAt ?? version.savedAt).toISOString(),
  };
  return { kind: entry.kind, entry: shown as Shown };
}

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { Shown, ShownRow } from '../published.ts';
import { contentEntries, contentVersions, versionStates } from './tables.ts';

type Previewed = Pick<ShownRow, 'kind'> & { key: string; draft: ShownRow | null };

/**
 * Returns the draft of an entry as its page would show it, else the version that waits for its hour, else the published one. The draft is null
 * while nobody has written one, or after the text was taken back. Null for an unknown entry.
 */
export async function readDraft(db: Db, entryId: number): Promise<Previewed | null> {
  const rows = await db
    .select({ entry: contentEntries, version: contentVersions })
    .from(contentEntries)
    .leftJoin(contentVersions, eq(contentVersions.entryId, contentEntries.id))
    .where(eq(contentEntries.id, entryId));
  if (!rows[0]) return null;
  const { kind, key } = rows[0].entry;
  const versions = rows.flatMap(({ version }) => version ?? []);
  const [version] = versions
    .filter(({ state }) => state !== 'former')
    .toSorted((one, other) => versionStates.indexOf(one.state) - versionStates.indexOf(other.state));
  const none = { kind, key, draft: null };
  if (!version) return none;
  const parsed = kindOf(kind).schema.safeParse(version.data);
  if (!parsed.success) return none;
  const shown = {
    key,
    data: parsed.data,
    number: version.number ?? 1 + Math.max(0, ...versions.map(({ number }) => number ?? 0)),
    publishedAt: (version.publishedAt ?? version.publishAt ?? version.savedAt).toISOString(),
  };
  return { kind, key, draft: { kind, entry: shown as Shown } };
}

import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { contentKinds } from '../../../kinds/names.ts';
import { contentEntries, contentVersions } from '../../../server/tables.ts';
import { toForm } from '../form.ts';

export type FileText = {
  kind: string;
  key: string;
  /** Why staff published it in spite of a warning. */
  reason: string;
  form: Record<string, unknown>;
};

/** Returns the published texts of staff that customers see, as staff type them. A real shop shows none that was published in its demo. */
export async function exportTexts(db: Db, { isDemo }: { isDemo: boolean }): Promise<FileText[]> {
  const rows = await db
    .select({
      kind: contentEntries.kind,
      key: contentEntries.key,
      data: contentVersions.data,
      reason: contentVersions.reason,
      isDemo: contentVersions.isDemo,
    })
    .from(contentEntries)
    .innerJoin(
      contentVersions,
      and(eq(contentVersions.entryId, contentEntries.id), eq(contentVersions.state, 'published')),
    )
    .orderBy(asc(contentEntries.kind), asc(contentEntries.key));
  return rows
    .filter((row) => contentKinds.includes(row.kind) && (isDemo || !row.isDemo))
    .map(({ kind, key, data, reason }) => ({
      kind,
      key,
      reason,
      form: toForm(kind, data) as Record<string, unknown>,
    }));
}

import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { addSentPicture } from '#platform/server/uploads/picture-parts.ts';
import type { PictureStore } from '#platform/server/uploads/stores/picture-store.ts';
import { contentPictures, contentVersions } from '../../../server/tables.ts';

type SentPicture = { upload: string; userId: number; store: PictureStore };

/**
 * Stores a picture whose parts have arrived, which no text names yet. Returns its name, which nobody can guess. Refuses what
 * `addSentPicture` refuses.
 */
export async function addContentPicture(db: Db, sent: SentPicture): Promise<string> {
  return addSentPicture(db, {
    ...sent,
    record: async (tx, name) => void (await tx.insert(contentPictures).values({ name })),
  });
}

/** Notes that a save puts the pictures in this data into a text or takes them out, so that they stay for 30 days more. */
export async function notePictures(tx: Db, data: unknown): Promise<void> {
  const [...found] = (JSON.stringify(data) ?? '').matchAll(/"([0-9a-f]{32}\.webp)"/g);
  const names = [...new Set(found.map(([, name]) => name!))].toSorted();
  if (names.length === 0) return;
  await tx
    .update(contentPictures)
    .set({ namedAt: sql`now()` })
    .where(inArray(contentPictures.name, names));
}

/** Deletes a version that customers never saw. */
export async function deleteVersion(
  tx: Db,
  { id, data }: Pick<typeof contentVersions.$inferSelect, 'id' | 'data'>,
): Promise<void> {
  await notePictures(tx, data);
  await tx.delete(contentVersions).where(eq(contentVersions.id, id));
}

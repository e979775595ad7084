import { and, inArray, lt, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { removePictureLater } from '#platform/server/uploads/remove-picture-later.ts';
import { contentPictures, contentVersions } from '../../../server/tables.ts';

/** Until then an undo in the editor brings a removed picture back. */
const keptUnnamedMs = 30 * dayMs;
const atOnce = 500;

/**
 * Deletes up to 500 uploaded pictures that no version of a text has named for 30 days by `now`, with their files. A version that was
 * published once can come back, so it keeps its pictures. Returns the number of deleted pictures.
 */
export async function removeUnnamedPictures(db: Db, { now }: { now: Date }): Promise<number> {
  const isDue = lt(contentPictures.namedAt, new Date(now.getTime() - keptUnnamedMs));
  const due = await db
    .select({ name: contentPictures.name })
    .from(contentPictures)
    .where(isDue)
    .orderBy(contentPictures.namedAt)
    .limit(atOnce);
  const names = due.map(({ name }) => name);
  const named = new Set(await picturesInTexts(db, names));
  return inTransaction(db, async (tx) => {
    // A save in the meantime has set `named_at` again, so its pictures are no longer due.
    const are = (isNamed: boolean) =>
      and(
        inArray(
          contentPictures.name,
          names.filter((name) => named.has(name) === isNamed),
        ),
        isDue,
      );
    await tx.update(contentPictures).set({ namedAt: now }).where(are(true));
    const deleted = await tx
      .delete(contentPictures)
      .where(are(false))
      .returning({ name: contentPictures.name });
    for (const { name } of deleted) await removePictureLater(tx, `/uploads/products/${name}`);
    return deleted.length;
  });
}

/** Returns the names of these uploaded pictures that a version of a text names. */
export async function picturesInTexts(db: Db, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct found[1] as name
    from ${contentVersions}, regexp_matches(data::text, '"([0-9a-f]{32}[.]webp)"', 'g') as found
    where found[1] = any(${sql.param(names)}::text[])`);
  return rows.map(({ name }) => name);
}

/** Returns which of these paths below /uploads are recorded pictures of texts. They lie beside those of products, since both have one address. */
export async function contentPicturesKept(db: Db, paths: string[]): Promise<string[]> {
  const nameOf = (path: string) => path.replace('/uploads/products/', '');
  const rows = await db
    .select({ name: contentPictures.name })
    .from(contentPictures)
    .where(inArray(contentPictures.name, paths.map(nameOf)));
  const kept = new Set(rows.map(({ name }) => name));
  return paths.filter((path) => kept.has(nameOf(path)));
}

import { and, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { removePictureLater } from '#platform/server/uploads/remove-picture-later.ts';
import { productGroups } from '../../../server/groups/tables.ts';
import { categories, productPictures, products } from '../../../server/tables.ts';

/** Until then an undo brings a removed picture back. */
const keptUnusedMs = 30 * dayMs;
const atOnce = 500;

type Params = {
  now: Date;
  /** Returns the names that others show still, such as the lines of orders. */
  findNamed: (db: Db, names: string[]) => Promise<string[]>;
};

/**
 * Deletes up to 500 uploaded pictures that no product and no category has named for 30 days by `now`, with their files. A picture in the line
 * of an order stays, and is looked at again after 30 days. Returns the number of deleted pictures.
 */
export async function removeUnusedPictures(db: Db, { now, findNamed }: Params): Promise<number> {
  const isDue = lt(productPictures.unusedSince, new Date(now.getTime() - keptUnusedMs));
  const due = await db
    .select({ name: productPictures.name })
    .from(productPictures)
    .where(isDue)
    .orderBy(productPictures.unusedSince)
    .limit(atOnce);
  const names = due.map(({ name }) => name);
  if (names.length === 0) return 0;
  const shown = new Set(await namedInCatalog(db, names));
  const named = new Set(await findNamed(db, names));
  return inTransaction(db, async (tx) => {
    // A save in the meantime has set `unused_since` again, so its pictures are no longer due.
    const are = (wanted: (name: string) => boolean) =>
      and(inArray(productPictures.name, names.filter(wanted)), isDue);
    await tx
      .update(productPictures)
      .set({ unusedSince: null })
      .where(are((name) => shown.has(name)));
    await tx
      .update(productPictures)
      .set({ unusedSince: now })
      .where(are((name) => !shown.has(name) && named.has(name)));
    const deleted = await tx
      .delete(productPictures)
      .where(are((name) => !shown.has(name) && !named.has(name)))
      .returning({ name: productPictures.name });
    for (const { name } of deleted) await removePictureLater(tx, `/uploads/products/${name}`);
    return deleted.length;
  });
}

async function namedInCatalog(db: Db, names: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct picture as name from ${products}, unnest(image_url::text || other_image_urls) as picture
    where picture = any(${sql.param(names)}::text[])
    union select picture ->> 'name' from ${productGroups}, jsonb_array_elements(${productGroups.pictures}) as picture
    where picture ->> 'name' = any(${sql.param(names)}::text[])
    union select picture ->> 'name' from ${products}, jsonb_array_elements(own_texts -> 'pictures') as picture
    where own_texts ? 'pictures' and picture ->> 'name' = any(${sql.param(names)}::text[])
    union select picture from ${categories} where picture = any(${sql.param(names)}::text[])`);
  return rows.map(({ name }) => name);
}

/** Returns which of these paths below /uploads are recorded pictures of products. */
export async function productPicturesKept(db: Db, paths: string[]): Promise<string[]> {
  const nameOf = (path: string) => path.replace('/uploads/products/', '');
  const rows = await db
    .select({ name: productPictures.name })
    .from(productPictures)
    .where(inArray(productPictures.name, paths.map(nameOf)));
  const kept = new Set(rows.map(({ name }) => name));
  return paths.filter((path) => kept.has(nameOf(path)));
}

/** Notes that pictures which only these products show are used no more, before the products are deleted. */
export async function leavePicturesOf(tx: Db, productIds: number[]): Promise<void> {
  const ids = sql`${sql.param(productIds)}::int[]`;
  const shownBy = (which: SQL) =>
    sql`(select picture from ${products}, unnest(image_url::text || other_image_urls) as picture where ${which})`;
  await tx
    .update(productPictures)
    .set({ unusedSince: sql`now()` })
    .where(
      and(
        isNull(productPictures.unusedSince),
        sql`${productPictures.name} in ${shownBy(sql`${products.id} = any(${ids})`)}`,
        sql`${productPictures.name} not in ${shownBy(sql`${products.id} <> all(${ids})`)}`,
      ),
    );
}

import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { uploadedName } from '#platform/picture-kind.ts';
import { productPictures, type products } from '../../../server/tables.ts';
import { refusals } from '../../contract.ts';
import type { ProductPicture } from '../../product-fields.ts';

type Columns = Pick<typeof products.$inferSelect, 'imageUrl' | 'otherImageUrls' | 'imageAlts'>;

/** The shop's own pictures: files of `demo/art/pictures`. */
const ownName = /^[a-z0-9][a-z0-9.-]{0,150}\.(webp|avif)$/;

/** Returns the pictures of a product in order, each once. */
export function picturesOf({ imageUrl, otherImageUrls, imageAlts }: Columns): ProductPicture[] {
  const names = [...new Set([imageUrl, ...otherImageUrls])].filter(Boolean);
  return names.map((name) => ({ name, alt: imageAlts[name] ?? '' }));
}

/**
 * Returns the columns that show these pictures, and notes which uploaded pictures are used from now on and which are not.
 * Refuses a picture that is no longer kept (409), and another name that is none of the shop's (400).
 */
export async function writePictures(tx: Db, before: Columns, pictures: ProductPicture[]): Promise<Columns> {
  const names = pictures.map(({ name }) => name);
  const namesBefore = picturesOf(before).map(({ name }) => name);
  const added = names.filter((name) => !namesBefore.includes(name));
  const removed = namesBefore.filter((name) => !names.includes(name));
  await exchangePictures(tx, { added, removed });
  const [imageUrl = '', ...otherImageUrls] = names;
  const described = pictures.filter(({ alt }) => alt !== '');
  return {
    imageUrl,
    otherImageUrls,
    imageAlts: Object.fromEntries(described.map(({ name, alt }) => [name, alt])),
  };
}

/** Notes which pictures are used from now on and which are not. Refuses as `writePictures` does. */
export async function exchangePictures(
  tx: Db,
  { added, removed }: Record<'added' | 'removed', string[]>,
): Promise<void> {
  await lockPictures(tx, [...added, ...removed]);
  await use(tx, added);
  await leavePictures(tx, removed);
}

/** Products may share pictures. In one order, two saves never wait for each other in a circle. */
async function lockPictures(tx: Db, names: string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .select({ name: productPictures.name })
    .from(productPictures)
    .where(inArray(productPictures.name, names))
    .orderBy(productPictures.name)
    .for('update');
}

async function use(tx: Db, added: string[]): Promise<void> {
  if (added.length === 0) return;
  if (!added.every((name) => ownName.test(name))) throw refusals.pictureUnknown();
  const uploaded = added.filter((name) => uploadedName.test(name));
  const kept = await tx
    .update(productPictures)
    .set({ unusedSince: null })
    .where(inArray(productPictures.name, uploaded))
    .returning({ name: productPictures.name });
  if (kept.length < uploaded.length) throw refusals.pictureGone();
}

/** Notes that a product or category shows these pictures no more. */
export async function leavePictures(tx: Db, removed: string[]): Promise<void> {
  await tx
    .update(productPictures)
    .set({ unusedSince: sql`now()` })
    .where(inArray(productPictures.name, removed));
}

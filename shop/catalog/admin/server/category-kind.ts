import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { withDescendants } from '../../category-tree.ts';
import type { Category } from '../../contract.ts';
import { refusals as catalogRefusals } from '../../refusals.ts';
import { listCategories } from '../../server/list-categories.ts';
import { categories, oldSlugs, products } from '../../server/tables.ts';
import { type CategoryValues, maxDepth, refusals } from '../categories.ts';
import { lastPlace } from './category-list.ts';
import { exchangePictures } from './pictures/picture-columns.ts';

export type CategoryHooks = {
  reindex: (tx: Db, products: { ids: number[] }) => Promise<void>;
  /** Returns the label of the setting that names a category, or null. */
  settingThatNames: (tx: Db, category: string) => Promise<string | null>;
};

/**
 * A category for the change log. `write` keeps its rules: at most three deep, never in itself, an address of its own whose
 * former one redirects. The search learns the new names in the same transaction.
 */
export function categoryKind({ reindex, settingThatNames }: CategoryHooks): EntityKind<CategoryValues> {
  return {
    name: 'category',
    label: 'Category',
    roles: ['content'],
    fields: {
      name: { label: 'Name' },
      nameHindi: { label: 'Name in Hindi' },
      slug: { label: 'Address' },
      icon: { label: 'Icon' },
      parentId: { label: 'In category' },
      picture: { label: 'Picture' },
      pictureAlt: { label: 'Description of the picture' },
    },
    async read(db, id) {
      const [row] = await db
        .select()
        .from(categories)
        .where(eq(categories.id, Number(id)));
      if (!row) return null;
      const { name, nameHindi, slug, icon, parentId, picture, pictureAlt } = row;
      return { name, nameHindi: nameHindi ?? '', slug, icon: icon ?? '', parentId, picture, pictureAlt };
    },
    async write(tx, id, { nameHindi, icon, ...fields }) {
      const all = await lockTree(tx);
      const category = all.find((one) => one.id === Number(id));
      if (!category) throw catalogRefusals.categoryNotFound();
      if (fields.parentId !== undefined) checkPlace(all, category.id, fields.parentId);
      if (fields.name !== undefined && fields.name !== category.name)
        await refuseNamed(tx, category.name, settingThatNames);
      if (fields.slug !== undefined) await changeSlug(tx, category, fields.slug);
      await changePicture(tx, category, fields);
      await tx
        .update(categories)
        .set({
          ...fields,
          ...(nameHindi === undefined ? {} : { nameHindi: nameHindi || null }),
          ...(icon === undefined ? {} : { icon: icon || null }),
          ...(fields.parentId === undefined ? {} : { position: await lastPlace(tx, fields.parentId) }),
        })
        .where(eq(categories.id, category.id));
      await reindexWithin(tx, withDescendants(all, category.id), reindex);
    },
    async names(db, ids) {
      const rows = await db
        .select({ id: categories.id, name: categories.name })
        .from(categories)
        .where(inArray(categories.id, ids.map(Number)));
      return new Map(rows.map(({ id, name }) => [String(id), name]));
    },
  };
}

/** Refuses to take a name away that a setting holds, since the setting would then hold for nothing. */
export async function refuseNamed(
  tx: Db,
  name: string,
  settingThatNames: CategoryHooks['settingThatNames'],
): Promise<void> {
  const setting = await settingThatNames(tx, name);
  if (setting !== null) throw refusals.namedBySetting(name, setting);
}

/** Lets one change of the tree run at a time, since the rules read several categories. Returns all. */
export async function lockTree(tx: Db): Promise<Category[]> {
  await tx.execute(sql`lock table ${categories} in share row exclusive mode`);
  return listCategories(tx);
}

/** Refuses a place below the third level, in itself, or in an unknown category. */
export function checkPlace(all: Category[], id: number | null, parentId: number | null): void {
  if (parentId === null) return;
  if (!all.some((one) => one.id === parentId)) throw catalogRefusals.categoryNotFound();
  if (id !== null && withDescendants(all, id).includes(parentId)) throw refusals.insideItself();
  if (depthOf(all, parentId) + (id === null ? 1 : heightOf(all, id)) > maxDepth) throw refusals.tooDeep();
}

function depthOf(all: Category[], id: number): number {
  const parentId = all.find((one) => one.id === id)?.parentId ?? null;
  return parentId === null ? 1 : 1 + depthOf(all, parentId);
}

function heightOf(all: Category[], id: number): number {
  const below = all.filter(({ parentId }) => parentId === id).map((child) => heightOf(all, child.id));
  return 1 + Math.max(0, ...below);
}

async function changeSlug(tx: Db, { id, slug: old }: Category, slug: string): Promise<void> {
  const [other] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.slug, slug), ne(categories.id, id)));
  if (other) throw refusals.slugTaken(slug);
  const itsOwn = and(eq(oldSlugs.kind, 'category'), eq(oldSlugs.entityId, id));
  await tx.delete(oldSlugs).where(and(itsOwn, eq(oldSlugs.slug, slug)));
  await tx
    .insert(oldSlugs)
    .values({ kind: 'category', slug: old, entityId: id })
    .onConflictDoUpdate({ target: [oldSlugs.kind, oldSlugs.slug], set: { entityId: id } });
}

/** Throws `picture_undescribed` (400) for a picture without a description, and `picture_gone` (409) for one that the shop has deleted. */
async function changePicture(
  tx: Db,
  { picture: before = '', pictureAlt = '' }: Category,
  fields: Partial<CategoryValues>,
): Promise<void> {
  const { picture = before, pictureAlt: words = pictureAlt } = fields;
  if (picture !== '' && words === '') throw refusals.pictureUndescribed();
  if (picture === before) return;
  await exchangePictures(tx, { added: picture ? [picture] : [], removed: before ? [before] : [] });
}

const batchSize = 500;

async function reindexWithin(tx: Db, within: number[], reindex: CategoryHooks['reindex']): Promise<void> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.categoryId, within));
  const ids = rows.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += batchSize)
    await reindex(tx, { ids: ids.slice(at, at + batchSize) });
}

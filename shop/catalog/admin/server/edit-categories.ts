import { count, eq, sql } from 'drizzle-orm';
import { logCreation, logDeletion, versionsOf } from '#platform/server/changes/change-entity.ts';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals as catalogRefusals } from '../../refusals.ts';
import { byName } from '../../server/list-categories.ts';
import { categories, oldSlugs, products } from '../../server/tables.ts';
import { type CategoryOfStaff, type CategoryValues, refusals, topList } from '../categories.ts';
import { slugOf } from './slugs/slug-of.ts';
import { type CategoryHooks, checkPlace, lockTree, refuseNamed } from './category-kind.ts';
import { lastPlace } from './category-list.ts';
import { leavePictures } from './pictures/picture-columns.ts';
import { categoryOrderKind } from './category-order-kind.ts';

type Kind = EntityKind<CategoryValues>;

/** Returns all categories with their products and versions, by name (GET /api/admin/categories). */
export async function listCategoriesForStaff(db: Db): Promise<CategoryOfStaff[]> {
  // The versions come first. A change in between makes the next save stale, and is never overwritten.
  const versionOf = await versionsOf(db, { name: 'category' });
  const orderVersions = await versionsOf(db, categoryOrderKind);
  const [rows, counts] = await Promise.all([
    db.select().from(categories).orderBy(categories.id),
    db.select({ id: products.categoryId, products: count() }).from(products).groupBy(products.categoryId),
  ]);
  const productsOf = new Map(counts.map((row) => [row.id, row.products]));
  return rows.toSorted(byName).map(({ id, slug, name, parentId, position, picture, pictureAlt, ...row }) => ({
    id,
    slug,
    name,
    nameHindi: row.nameHindi ?? '',
    parentId,
    icon: row.icon ?? '',
    picture,
    pictureAlt,
    position,
    products: productsOf.get(id) ?? 0,
    version: versionOf.get(String(id)) ?? 0,
    orderVersion: orderVersions.get(String(parentId ?? topList)) ?? 0,
  }));
}

type New = { given: Pick<CategoryValues, 'name' | 'parentId'>; kind: Kind; by: Author };

/** Creates a category. Refuses an unknown parent (404) and a fourth level (409). */
export async function createCategory(db: Db, { given, kind, by }: New): Promise<void> {
  await inTransaction(db, async (tx) => {
    const all = await lockTree(tx);
    checkPlace(all, null, given.parentId);
    const former = await tx
      .select({ slug: oldSlugs.slug })
      .from(oldSlugs)
      .where(eq(oldSlugs.kind, 'category'));
    const taken = new Set([...all, ...former].map((known) => known.slug));
    const slug = slugOf(given.name, 'category', taken);
    const [made] = await tx
      .insert(categories)
      .values({ ...given, slug, position: await lastPlace(tx, given.parentId) })
      .returning({ id: categories.id });
    await logCreation(tx, kind, { id: String(made!.id), by });
  });
}

/** Deletes a category without products and subcategories that no setting names. Refuses others (409) and an unknown one (404). */
export async function deleteCategory(
  db: Db,
  {
    id,
    kind,
    settingThatNames,
    by,
  }: { id: number; kind: Kind; by: Author } & Pick<CategoryHooks, 'settingThatNames'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const all = await lockTree(tx);
    const category = all.find((one) => one.id === id);
    if (!category) throw catalogRefusals.categoryNotFound();
    const [held] = await tx
      .select({ id: products.id })
      .from(products)
      .where(sql`${products.categoryId} = ${id}`)
      .limit(1);
    if (held || all.some(({ parentId }) => parentId === id)) throw refusals.notEmpty();
    await refuseNamed(tx, category.name, settingThatNames);
    await logDeletion(tx, kind, { id: String(id), by });
    const gone = await tx
      .delete(categories)
      .where(eq(categories.id, id))
      .returning({ picture: categories.picture });
    await leavePictures(
      tx,
      gone.map(({ picture }) => picture),
    );
  });
}

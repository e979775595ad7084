import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { changeLog } from '#platform/admin/server/tables.ts';
import { categories, oldSlugs, products } from '../../../server/tables.ts';
import type { Names } from '../../bulk/cells.ts';
import type { Existing } from '../../bulk/read-row.ts';
import { readProductRows } from '../read-products.ts';

/** Returns what cells name by a text: every category, and the products with these slugs or ids. */
export async function readNames(
  db: Db,
  { slugs = [], ids = [] }: { slugs?: readonly string[]; ids?: readonly number[] } = {},
): Promise<Names> {
  const all = await db
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(categories)
    .orderBy(categories.id);
  const named =
    slugs.length + ids.length === 0
      ? []
      : await db
          .select({ id: products.id, slug: products.slug })
          .from(products)
          .where(or(inArray(products.slug, [...slugs]), inArray(products.id, [...ids])));
  return {
    categories: new Map([
      ...all.toReversed().map(({ id, name }) => [name.toLowerCase(), id] as const),
      ...all.map(({ id, slug }) => [slug, id] as const),
    ]),
    slugOfCategory: new Map(all.map(({ id, slug }) => [id, slug])),
    products: new Map(named.map(({ id, slug }) => [slug, id])),
    slugOfProduct: new Map(named.map(({ id, slug }) => [id, slug])),
  };
}

export type Found = {
  bySlug: ReadonlyMap<string, Existing>;
  bySku: ReadonlyMap<string, Existing>;
  /** The present slug of a product that had this one. */
  renamed: ReadonlyMap<string, string>;
  versions: ReadonlyMap<number, number>;
};

/** Finds the products that rows name by slug or SKU, with their versions. */
export async function findProducts(
  db: Db,
  { slugs, skus }: { slugs: string[]; skus: string[] },
): Promise<Found> {
  const which = or(inArray(products.slug, slugs), inArray(products.sku, skus))!;
  const ids = (await db.select({ id: products.id }).from(products).where(which)).map(({ id }) => id);
  // Versions come first: a change in between makes the row stale, and is never overwritten.
  const versions = await readVersions(db, ids);
  const found = await readProductRows(db, inArray(products.id, ids), ids.length);
  const renamed = await db
    .select({ old: oldSlugs.slug, slug: products.slug })
    .from(oldSlugs)
    .innerJoin(products, eq(products.id, oldSlugs.entityId))
    .where(and(eq(oldSlugs.kind, 'product'), inArray(oldSlugs.slug, slugs)));
  return {
    bySlug: new Map(found.map((one) => [one.slug, one])),
    bySku: new Map(found.filter(({ sku }) => sku !== '').map((one) => [one.sku, one])),
    renamed: new Map(renamed.map(({ old, slug }) => [old, slug])),
    versions,
  };
}

/** Returns the newest change of each product, which is its version. A product that never changed has none. */
export async function readVersions(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: changeLog.entityId, version: sql<string>`max(${changeLog.id})` })
    .from(changeLog)
    .where(and(eq(changeLog.kind, 'product'), inArray(changeLog.entityId, ids.map(String))))
    .groupBy(changeLog.entityId);
  return new Map(rows.map(({ id, version }) => [Number(id), Number(version)]));
}

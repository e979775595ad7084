import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { changeLog } from '#platform/server/tables.ts';
import { categories, oldSlugs, products } from '../../../server/tables.ts';
import type { Names } from '../../bulk/cells.ts';
import type { Existing } from '../../bulk/read-row.ts';
import { readProductRows } from '../read-products.ts';
import { costsOf } from '../stock/product-cost.ts';

/** Returns what cells name by a text: every category, and the products with these slugs or ids. */
export async function readNames(
  db: Db,
  { slugs = [], ids = [] }: { slugs?: readonly string[]; ids?: readonly number[] } = {},
): Promise<Names> {
  const all = await db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      parentId: categories.parentId,
    })
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
      ...all.map((one) => [pathOf(one, all), one.id] as const),
    ]),
    categoryOfSlug: new Map(all.map(({ id, slug }) => [slug, id])),
    slugOfCategory: new Map(all.map(({ id, slug }) => [id, slug])),
    products: new Map(named.map(({ id, slug }) => [slug, id])),
    slugOfProduct: new Map(named.map(({ id, slug }) => [id, slug])),
  };
}

type Category = { id: number; name: string; parentId: number | null };

/** `hair care > hair oils` */
function pathOf(category: Category, all: readonly Category[]): string {
  const names = [category.name];
  for (let at: Category | undefined = category; at?.parentId && names.length < 9;) {
    const { parentId }: Category = at;
    at = all.find(({ id }) => id === parentId);
    if (at) names.unshift(at.name);
  }
  return names.join(' > ').toLowerCase();
}

export type ProductIndex = {
  bySlug: ReadonlyMap<string, Existing>;
  bySku: ReadonlyMap<string, Existing>;
  /** The present slug of a product that had this one. */
  renamed: ReadonlyMap<string, string>;
  /** The products of a name, as `nameKey` writes it, for rows that name their product by nothing else. */
  byName: ReadonlyMap<string, readonly Existing[]>;
  versions: ReadonlyMap<number, number>;
};

/** A name for comparing: in small letters, with single blanks. */
export const nameKey = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Finds the products that rows name by slug or SKU, and those with these names, with their versions; with their costs for the owner. */
export async function findProducts(
  db: Db,
  { slugs, skus, names, withCosts }: { slugs: string[]; skus: string[]; names: string[]; withCosts: boolean },
): Promise<ProductIndex> {
  const keys = [...new Set(names.map(nameKey))];
  const isNamed = and(inArray(sql`lower(${products.name})`, keys), isNull(products.archivedAt));
  const isKey = or(inArray(products.slug, slugs), inArray(products.sku, skus));
  const which = keys.length > 0 ? or(isKey, isNamed)! : isKey!;
  const ids = (await db.select({ id: products.id }).from(products).where(which)).map(({ id }) => id);
  // Versions come first: a change in between makes the row stale, and is never overwritten.
  const versions = await readVersions(db, ids);
  const rows = await readProductRows(db, inArray(products.id, ids), ids.length);
  const costs = withCosts ? await costsOf(db, ids) : new Map<number, number>();
  const costOf = (id: number) => (costs.has(id) ? toRupees(costs.get(id)!) : null);
  const found = rows.map((row): Existing => (withCosts ? Object.assign(row, { cost: costOf(row.id) }) : row));
  const renamed = await db
    .select({ old: oldSlugs.slug, slug: products.slug })
    .from(oldSlugs)
    .innerJoin(products, eq(products.id, oldSlugs.entityId))
    .where(and(eq(oldSlugs.kind, 'product'), inArray(oldSlugs.slug, slugs)));
  return {
    bySlug: new Map(found.map((one) => [one.slug, one])),
    bySku: new Map(found.filter(({ sku }) => sku !== '').map((one) => [one.sku, one])),
    renamed: new Map(renamed.map(({ old, slug }) => [old, slug])),
    byName: Map.groupBy(found, ({ name }) => nameKey(name)),
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

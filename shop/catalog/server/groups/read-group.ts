import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import type { ProductGroup } from '../../groups/groups.ts';
import { products } from '../tables.ts';
import { listedColumns, toProduct } from '../to-product.ts';
import { productGroups } from './tables.ts';

/** Returns a group with its published members in the merchant's order, or null for one with fewer than two. */
export async function readGroup(db: Db, groupId: number): Promise<ProductGroup | null> {
  const { id, name, options, cardId } = productGroups;
  // A member is no combo, so its stock is its own.
  const product = { ...listedColumns, stock: products.stock };
  const rows = await prepared(db, 'read_group', (on) =>
    on
      .select({ group: { id, name, options, cardId }, values: products.optionValues, product })
      .from(products)
      .innerJoin(productGroups, eq(productGroups.id, products.groupId))
      .where(and(eq(products.groupId, sql.placeholder('groupId')), eq(products.published, true)))
      .orderBy(asc(products.groupPosition), asc(products.id)),
  ).execute({ groupId });
  const [first, second] = rows;
  if (!first || !second) return null;
  const { cardId: card, ...group } = first.group;
  const canonical = rows.find(({ product }) => product.id === card) ?? first;
  const members = rows.map(({ values, product }) => {
    const { slug, sellingPrice, status, stockQuantity, typeQuantity, measurementUnit } = toProduct(product);
    return { slug, values, sellingPrice, status, stockQuantity, typeQuantity, measurementUnit };
  });
  return { ...group, canonical: canonical.product.slug, members };
}

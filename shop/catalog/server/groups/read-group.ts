import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { ProductGroup } from '../../groups/groups.ts';
import { products } from '../tables.ts';
import { listedColumns, toProduct } from '../to-product.ts';
import { productGroups } from './tables.ts';

/** Returns a group with its published members in the merchant's order, or null for one with fewer than two. */
export async function readGroup(db: Db, groupId: number): Promise<ProductGroup | null> {
  const { id, name, options, cardId } = productGroups;
  const rows = await db
    .select({ group: { id, name, options, cardId }, values: products.optionValues, product: listedColumns })
    .from(products)
    .innerJoin(productGroups, eq(productGroups.id, products.groupId))
    .where(and(eq(products.groupId, groupId), eq(products.published, true)))
    .orderBy(asc(products.groupPosition), asc(products.id));
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

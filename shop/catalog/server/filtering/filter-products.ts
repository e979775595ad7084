import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { findCategory, withDescendants } from '../../category-tree.ts';
import type { Filters, Sort } from '../../filters.ts';
import { listCategories } from '../list-categories.ts';
import { availableStock } from '../available-stock.ts';
import { products } from '../tables.ts';

const paid = sql`${products.mrpPaise}::bigint * (100 - ${products.discountPercent})`;

export const sortOrders: Record<Sort, SQL[]> = {
  popular: [desc(products.popularity)],
  price: [asc(paid)],
  'price-desc': [desc(paid)],
  newest: [desc(products.createdAt)],
  rating: [desc(products.rating), desc(products.reviewCount)],
};

/** Returns the condition of published products that meet the filters. An unknown category has no products. */
export async function filterProducts(db: Db, filters: Filters): Promise<SQL> {
  const { category, form, concern, minPrice, maxPrice, inStock, rating } = filters;
  const all = await listCategories(db);
  const within = category === undefined ? undefined : findCategory(all, category);
  return and(
    eq(products.published, true),
    category === undefined
      ? undefined
      : inArray(products.categoryId, within ? withDescendants(all, within.id) : []),
    form === undefined ? undefined : eq(products.form, form),
    concern === undefined ? undefined : sql`${concern} = any(${products.concerns})`,
    minPrice === undefined ? undefined : sql`${paid} >= ${minPrice * 10_000}`,
    maxPrice === undefined ? undefined : sql`${paid} <= ${maxPrice * 10_000}`,
    inStock === undefined ? undefined : sql`${products.onSale} and ${availableStock} > 0`,
    rating === undefined ? undefined : gte(products.rating, rating),
  )!;
}

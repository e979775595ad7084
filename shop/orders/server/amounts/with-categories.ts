import type { Db } from '#platform/server/db.ts';
import { getPricedProducts } from '#shop/catalog/server/get-priced-products.ts';
import type { Charges } from '#shop/pricing/amounts.ts';

/** Returns lines of an order with the categories of their products today. Rules without a free category read nothing. */
export async function withCategories<T extends { productId: number }>(
  db: Db,
  lines: T[],
  { delivery }: Charges,
): Promise<(T & { categories?: string[] })[]> {
  if (!delivery?.freeCategories) return lines;
  const products = await getPricedProducts(db, [...new Set(lines.map(({ productId }) => productId))]);
  return lines.map((line) => ({ ...line, categories: products.get(line.productId)?.categories ?? [] }));
}

import type { Db } from '#platform/server/db.ts';
import { getPricedProducts } from '#shop/catalog/server/get-priced-products.ts';
import type { ComboPart } from '#shop/catalog/stock-units.ts';
import type { Charges } from '#shop/pricing/amounts.ts';

type Line = { productId: number; sku: string; parts: ComboPart[] };

/**
 * Returns lines of an order with what its rules ask of them: the categories of their products today, and for an offer whether they are
 * combos and what they cost without a subscription. Rules without a category read nothing.
 */
export async function withCategories<T extends Line>(
  db: Db,
  lines: T[],
  { delivery, offers = [], plainPaise = {} }: Charges,
): Promise<(T & { isCombo: boolean; categories?: string[]; plainPaise?: number })[]> {
  const asksCategories = delivery?.freeCategories || offers.some(({ scope }) => scope.kind === 'categories');
  const ids = asksCategories ? lines.map(({ productId }) => productId) : [];
  const products = await getPricedProducts(db, [...new Set(ids)]);
  return lines.map((line) => {
    const plain = plainPaise[line.sku];
    return {
      ...line,
      isCombo: line.parts.length > 0,
      ...(asksCategories ? { categories: products.get(line.productId)?.categories ?? [] } : {}),
      ...(plain === undefined ? {} : { plainPaise: plain }),
    };
  });
}

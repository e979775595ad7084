import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from './tables.ts';
import type { ProductRow } from './to-product.ts';

/** Products by id as the cart and the order need them: prices in paise, stock, weight. Unknown ids are left out. */
export async function getPricedProducts(db: Db, ids: number[]): Promise<Map<number, ProductRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(products).where(inArray(products.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

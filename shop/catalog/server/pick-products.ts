import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Product } from '../contract.ts';
import { products } from './tables.ts';
import { listedColumns, toProduct } from './to-product.ts';

/** Returns published products by id or slug, in the given order. Omits unknown names. */
export async function pickProducts(db: Db, names: string[]): Promise<Product[]> {
  if (names.length === 0) return [];
  const ids = names.filter((name) => /^\d{1,9}$/.test(name)).map(Number);
  const rows = await db
    .select(listedColumns)
    .from(products)
    .where(and(eq(products.published, true), or(inArray(products.id, ids), inArray(products.slug, names))));
  const found = new Map(rows.flatMap((row) => [[String(row.id), row] as const, [row.slug, row] as const]));
  return names.flatMap((name) => {
    const row = found.get(name);
    return row ? [toProduct(row)] : [];
  });
}

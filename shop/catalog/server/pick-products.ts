import { and, eq, or, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import type { Product } from '../contract.ts';
import { products } from './tables.ts';
import { listedColumns, toProduct } from './to-product.ts';

/** Returns published products by id or slug, in the given order. Omits unknown names. */
export async function pickProducts(db: Db, names: string[]): Promise<Product[]> {
  if (names.length === 0) return [];
  const ids = names.filter((name) => /^\d{1,9}$/.test(name)).map(Number);
  const isNamed = or(
    sql`${products.id} = any(${sql.placeholder('ids')}::int[])`,
    sql`${products.slug} = any(${sql.placeholder('names')}::text[])`,
  );
  const rows = await prepared(db, 'pick_products', (on) =>
    on
      .select(listedColumns)
      .from(products)
      .where(and(eq(products.published, true), isNamed)),
  ).execute({ ids, names });
  const found = new Map(rows.flatMap((row) => [[String(row.id), row] as const, [row.slug, row] as const]));
  return names.flatMap((name) => {
    const row = found.get(name);
    return row ? [toProduct(row)] : [];
  });
}

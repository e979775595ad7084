import { asc, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from '../tables.ts';

/** Matches a product and the other members of its group. */
export function isOfGroupOf(productId: SQL | number): SQL {
  return or(
    sql`${products.id} = ${productId}`,
    sql`${products.groupId} = (select own.group_id from ${products} as own where own.id = ${productId})`,
  )!;
}

/** Locks a product with the other members of its group, in the order in which orders lock. Returns their ids. */
export async function lockGroupOf(tx: Db, productId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(isOfGroupOf(productId))
    .orderBy(asc(products.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

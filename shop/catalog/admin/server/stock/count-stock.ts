import { and, asc, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { batches, comboParts } from '../../../server/stock/tables.ts';
import { products } from '../../../server/tables.ts';

/** Counts the low products (`isLowSql`), at most `limit`. Nobody knows since when. */
export async function countLowStock(
  db: Db,
  { limit, lowAt }: { limit: number; lowAt: number },
): Promise<{ since: null; count: number } | null> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isLowSql(lowAt), isStocked, isNull(products.archivedAt)))
    .limit(limit);
  return rows.length > 0 ? { since: null, count: rows.length } : null;
}

export const isStocked = sql`not exists (select from ${comboParts} where ${comboParts.comboId} = ${products.id})`;

/**
 * A product is low by its own number, or by `lowAt` without one. PostgreSQL takes the small index of own numbers only when told, and a shop
 * without `lowAt` reads no other product.
 */
export function isLowSql(lowAt: number): SQL {
  const byOwn = and(isNotNull(products.reorderAt), lte(products.stock, products.reorderAt))!;
  if (lowAt === 0) return byOwn;
  const byShop = and(isNull(products.reorderAt), lte(products.stock, lowAt), products.published);
  return or(byOwn, byShop)!;
}

type Ageing = { now: Date; limit: number; minShelfLifeDays: number };

/**
 * Returns since when the oldest batch with units is too old to leave, and how many are, at most `limit`. The nightly job takes
 * such units out of the stock, but for units that orders wait for.
 */
export async function countOldBatches(
  db: Db,
  { now, limit, minShelfLifeDays }: Ageing,
): Promise<{ since: Date; count: number } | null> {
  const rows = await db
    .select({ bestBefore: batches.bestBefore })
    .from(batches)
    .where(and(lt(batches.bestBefore, addDays(dayOf(now), minShelfLifeDays)), gt(batches.units, 0)))
    .orderBy(asc(batches.bestBefore), asc(batches.id))
    .limit(limit);
  const oldest = rows[0]?.bestBefore;
  return oldest ? { since: startOf(addDays(oldest, 1 - minShelfLifeDays)), count: rows.length } : null;
}

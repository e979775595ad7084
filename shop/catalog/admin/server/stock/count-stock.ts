import { and, asc, gt, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { batches } from '../../../server/stock/tables.ts';
import { products } from '../../../server/tables.ts';

/** Counts the products at or below their reorder level, at most `limit`. Nobody knows since when. */
export async function countLowStock(
  db: Db,
  { limit }: { limit: number },
): Promise<{ since: null; count: number } | null> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        isNotNull(products.reorderAt),
        lte(products.stock, products.reorderAt),
        isNull(products.archivedAt),
      ),
    )
    .limit(limit);
  return rows.length > 0 ? { since: null, count: rows.length } : null;
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

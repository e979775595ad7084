import { randomUUID } from 'node:crypto';
import { and, gt, lt, notInArray } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import { addDays, type Day, dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { firstExpiring, takenOf } from '../../../server/stock/first-expiring.ts';
import { lockBatches, moveStock } from '../../../server/stock/move-units.ts';
import { comboParts, batches, stockChanges } from '../../../server/stock/tables.ts';
import { lockProduct, stockChangeKind } from './stock-kinds.ts';

const shop = { userId: null, namesOf: async () => new Map<number, string>() };

/**
 * Takes units that are too old out of the stock, with a stock change for each product that the log shows and staff can undo. Units
 * that unpacked orders wait for stay, and leave in a later run. Returns the units that left and the units that stay.
 */
export async function removeOldStock(
  db: Db,
  { now, minShelfLifeDays }: { now: Date; minShelfLifeDays: number },
): Promise<{ left: number; waiting: number }> {
  const until = addDays(dayOf(now), minShelfLifeDays);
  const combos = db.select({ id: comboParts.comboId }).from(comboParts);
  const rows = await db
    .selectDistinct({ productId: batches.productId })
    .from(batches)
    .where(and(lt(batches.bestBefore, until), gt(batches.units, 0), notInArray(batches.productId, combos)));
  const sum = { left: 0, waiting: 0 };
  for (const { productId } of rows) {
    const { left, waiting } = await retryTransaction(db, (tx) => removeOld(tx, productId, until));
    sum.left += left;
    sum.waiting += waiting;
  }
  return sum;
}

async function removeOld(tx: Db, productId: number, until: Day): Promise<{ left: number; waiting: number }> {
  const stock = await lockProduct(tx, productId);
  const held = await lockBatches(tx, [productId]);
  const old = held.filter(({ bestBefore }) => bestBefore !== null && bestBefore < until);
  const tooOld = old.reduce((sum, { units }) => sum + units, 0);
  const left = Math.min(stock, tooOld);
  if (left > 0) {
    const id = randomUUID();
    await tx.insert(stockChanges).values({ id, productId, reason: 'expired', asked: {} });
    // The oldest of them leave first, whichever side of their day today is.
    const units = takenOf(firstExpiring(old, left, '0000-01-01'));
    await logWork(tx, stockChangeKind, { id, by: shop }, () =>
      moveStock(tx, { productId, changeId: id, reason: 'expired', units }),
    );
  }
  return { left, waiting: tooOld - left };
}

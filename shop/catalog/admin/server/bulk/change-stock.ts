import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { dayOf } from '#platform/india-time.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { firstExpiring, takenOf } from '../../../server/stock/first-expiring.ts';
import { lockBatches, moveStock } from '../../../server/stock/move-units.ts';
import { batches, stockChanges } from '../../../server/stock/tables.ts';
import { products } from '../../../server/tables.ts';

type Counted = { productId: number; change: number; reason: 'counted' | 'undone'; authorId: number };

/**
 * Adds units that a file counted to the stock of a product, or takes them, by a stock change. Orders that came in since the
 * count stay subtracted. New units join the opening stock, since the file names no batch. Refuses to take more units than
 * are left (409).
 */
export async function changeStock(tx: Db, { productId, change, reason, authorId }: Counted): Promise<void> {
  if (change === 0) return;
  const [row] = await tx
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  const stock = row?.stock ?? 0;
  if (stock + change < 0)
    throw new Refusal('stock_sold', 409, `Only ${stock} units are left, so ${-change} cannot go.`);
  const units =
    change > 0 ? [await openingBatch(tx, productId, change)] : await taken(tx, productId, -change);
  const changeId = randomUUID();
  const asked = { source: 'file', change };
  await tx.insert(stockChanges).values({ id: changeId, productId, reason, authorId, asked });
  await moveStock(tx, { productId, changeId, reason, units });
}

async function taken(tx: Db, productId: number, count: number) {
  const held = await lockBatches(tx, [productId]);
  return takenOf(firstExpiring(held, count, dayOf(new Date())));
}

async function openingBatch(tx: Db, productId: number, units: number) {
  const [batch] = await tx
    .insert(batches)
    .values({ productId })
    .onConflictDoUpdate({
      target: [batches.productId, batches.number],
      set: { units: sql`${batches.units}` },
    })
    .returning({ id: batches.id });
  return { batchId: batch!.id, units };
}

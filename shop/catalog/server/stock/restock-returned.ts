import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { clearComboStock } from '../combo-parts.ts';
import { products } from '../tables.ts';
import { moveStock } from './move-units.ts';
import { batches, batchMovements, stockChanges, stockMovements } from './tables.ts';

/** Units of an order line that came back unopened. Without a batch they belong to the opening stock. */
export type ReturnedUnits = { orderLineId: number; batchId: number | null; units: number };

type Params = { orderId: string; productId: number; authorId: number | null; returned: ReturnedUnits[] };

/** Puts units of a product back into the batches that they came from, as a stock change. Returns the id of the change. */
export async function restockReturned(
  tx: Db,
  { orderId, productId, authorId, returned }: Params,
): Promise<string> {
  await lockRow(tx, productId);
  const changeId = randomUUID();
  const cause = { productId, reason: 'returned' } as const;
  await tx.insert(stockChanges).values({ id: changeId, ...cause, authorId, asked: { orderId } });
  const units = [];
  for (const { batchId, ...rest } of returned)
    units.push({ ...rest, batchId: batchId ?? (await openingBatch(tx, productId)) });
  await moveStock(tx, { ...cause, changeId, orderId, units });
  // A product that became a combo since keeps no stock.
  await clearComboStock(tx, { productIds: [productId] });
  return changeId;
}

/** Takes units out again that a wrong inspection put back. Refuses units that are gone or that orders wait for (409). */
export async function revertRestock(
  tx: Db,
  { orderId, changeId }: { orderId: string; changeId: string },
): Promise<void> {
  const [change] = await tx.select().from(stockChanges).where(eq(stockChanges.id, changeId));
  const { productId } = change!;
  await lockRow(tx, productId);
  const { batchId, orderLineId, change: moved } = batchMovements;
  const units = await tx
    .select({ batchId, orderLineId, units: sql<number>`-sum(${moved})::int` })
    .from(batchMovements)
    .where(eq(batchMovements.changeId, changeId))
    .groupBy(batchId, orderLineId)
    .having(sql`sum(${moved}) <> 0`);
  await moveStock(tx, { productId, changeId, reason: 'undone', orderId, units });
}

/** Returns how many units of each product an order took and did not give back. */
export async function unitsOut(db: Db, { orderId }: { orderId: string }): Promise<Map<number, number>> {
  const { productId, change } = stockMovements;
  const rows = await db
    .select({ productId, units: sql<number>`-sum(${change})::int` })
    .from(stockMovements)
    .where(and(eq(stockMovements.orderId, orderId), ne(stockMovements.reason, 'sample')))
    .groupBy(productId);
  return new Map(rows.map((row) => [row.productId, row.units]));
}

/** Returns the batch of stock without a delivery. */
export async function openingBatch(tx: Db, productId: number): Promise<number> {
  await tx.insert(batches).values({ productId }).onConflictDoNothing();
  const [opening] = await tx
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.productId, productId), eq(batches.number, '')));
  return opening!.id;
}

/** Locks a product as orders do. */
async function lockRow(tx: Db, productId: number): Promise<void> {
  await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update');
}

import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { clearComboStock } from './combo-parts.ts';
import { products, stockMovements } from './tables.ts';

/**
 * Restocks a cancelled order exactly once: a second call changes nothing. A product that became a combo since keeps no stock
 * of its own.
 */
export async function restock(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  const entries = await tx.select().from(stockMovements).where(eq(stockMovements.orderId, orderId));
  if (entries.some(({ reason }) => reason === 'cancelled')) return;
  const taken = entries.toSorted((a, b) => a.productId - b.productId);
  for (const { productId, change } of taken)
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${change}` })
      .where(eq(products.id, productId));
  if (taken.length === 0) return;
  await tx.insert(stockMovements).values(
    taken.map(({ productId, change }) => ({
      productId,
      change: -change,
      reason: 'cancelled' as const,
      orderId,
    })),
  );
  await clearComboStock(tx, { productIds: taken.map(({ productId }) => productId) });
}

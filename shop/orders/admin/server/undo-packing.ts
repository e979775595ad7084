import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { giveBatchesBack } from '#shop/catalog/server/stock/take-batches.ts';
import { orderEvents, orders } from '../../server/tables.ts';
import { stateAfter, statesThat } from '../../states.ts';

/**
 * Takes a packed order back to `confirmed` until its hand-over, and gives its units back to the same batches. It is no transition
 * of `orderStates`, since the courier's confirmation must never unpack a parcel. Returns whether it changed; one of several
 * concurrent calls does.
 */
export async function undoPacking(
  tx: Db,
  { orderId, authorId }: { orderId: string; authorId: number },
): Promise<boolean> {
  const moved = await tx
    .update(orders)
    .set({ state: stateAfter.accepting })
    .where(and(eq(orders.id, orderId), inArray(orders.state, statesThat('isPacked'))))
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  await tx.insert(orderEvents).values({
    orderId,
    state: stateAfter.accepting,
    actor: 'staff',
    authorId,
    note: 'The parcel is packed once more.',
  });
  await giveBatchesBack(tx, { orderId, reason: 'unpacked' });
  return true;
}

import { eq } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { orderKind } from '../edit/order-kind.ts';
import { orders } from '#shop/orders/server/tables.ts';

/** Marks a locked replacement as given up, with its author in the change log, in the caller's transaction. */
export async function markGivenUp(
  tx: Db,
  { orderNumber, by }: { orderNumber: string; by: Author },
): Promise<void> {
  await logWork(tx, orderKind, { id: orderNumber, by }, async (work) => {
    await work.update(orders).set({ givenUpAt: new Date() }).where(eq(orders.orderNumber, orderNumber));
  });
}

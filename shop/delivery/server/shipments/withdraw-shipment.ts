import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { shipments } from '../tables.ts';

/** A cancelled order wants no parcel any more: one that the courier was not yet given is never asked for. */
export async function withdrawShipment(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  await tx
    .update(shipments)
    .set({ state: 'withdrawn', updatedAt: new Date() })
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'waiting')));
}

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { shipments } from '../tables.ts';

type Known = Pick<typeof shipments.$inferSelect, 'state' | 'waybill'>;

/** Returns the state and waybill of an order's shipment, or null without one. */
export async function findShipment(db: Db, { orderId }: { orderId: string }): Promise<Known | null> {
  const [shipment] = await db
    .select({ state: shipments.state, waybill: shipments.waybill })
    .from(shipments)
    .where(eq(shipments.orderId, orderId));
  return shipment ?? null;
}

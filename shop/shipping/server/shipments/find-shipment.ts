import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { shipments } from '../tables.ts';

type Known = { state: 'waiting' | 'created' | 'failed' | 'withdrawn' | 'cancelled'; waybill: string | null };

/** How far an order's shipment is, with its waybill once the courier gave one; null for an order without any. */
export async function findShipment(db: Db, { orderId }: { orderId: string }): Promise<Known | null> {
  const [shipment] = await db
    .select({ state: shipments.state, waybill: shipments.waybill })
    .from(shipments)
    .where(eq(shipments.orderId, orderId));
  return shipment ?? null;
}

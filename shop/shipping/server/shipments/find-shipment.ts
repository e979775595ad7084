import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { courierWaybill } from '../../couriers/manual/own-number.ts';
import { shipments } from '../tables.ts';

type KnownShipment = Pick<typeof shipments.$inferSelect, 'state' | 'waybill'>;

/** Returns the state of an order's shipment and the waybill that a courier gave it, or null without a shipment. */
export async function findShipment(db: Db, { orderId }: { orderId: string }): Promise<KnownShipment | null> {
  const [shipment] = await db
    .select({ state: shipments.state, waybill: shipments.waybill })
    .from(shipments)
    .where(eq(shipments.orderId, orderId));
  return shipment ? { ...shipment, waybill: courierWaybill(shipment.waybill) } : null;
}

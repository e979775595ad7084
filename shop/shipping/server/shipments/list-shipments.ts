import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { ShipmentRequest } from '../../courier.ts';
import { listScans } from '../tracking/list-scans.ts';
import { shipments } from '../tables.ts';
import { readRequest } from '../stored-request.ts';

type Parcel = Pick<typeof shipments.$inferSelect, 'orderNumber' | 'waybill' | 'state'> & {
  recipient: ShipmentRequest['recipient'];
  scans: Awaited<ReturnType<typeof listScans>>;
};

/** Returns the shipment requests and scans of these orders, for the personal data export. */
export async function listShipments(db: Db, { orderIds }: { orderIds: string[] }): Promise<Parcel[]> {
  const rows = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.orderId, orderIds))
    .orderBy(asc(shipments.createdAt));
  const parcels: Parcel[] = [];
  for (const { orderId, orderNumber, waybill, state, request } of rows)
    parcels.push({
      orderNumber,
      waybill,
      state,
      recipient: readRequest(request).recipient,
      scans: await listScans(db, { orderId }),
    });
  return parcels;
}

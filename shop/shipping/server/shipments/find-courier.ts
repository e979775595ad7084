import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { formerParcels, redeliveryRequests, shipments } from '../tables.ts';

/** A parcel, one of its former ones, or an act after a failed delivery. */
type ParcelKey = { orderId: string; revision?: number } | { rescueId: string };

/** Returns the name of the courier that has a parcel. Empty before its request, and for parcels from before it was noted. */
export async function findCourier(db: Db, named: ParcelKey): Promise<string> {
  if ('rescueId' in named) return courierOfRedelivery(db, named.rescueId);
  const { orderId, revision } = named;
  const [former] =
    revision === undefined
      ? []
      : await db
          .select({ courier: formerParcels.courier })
          .from(formerParcels)
          .where(and(eq(formerParcels.orderId, orderId), eq(formerParcels.revision, revision)));
  if (former) return former.courier;
  const [shipment] = await db
    .select({ courier: shipments.courier })
    .from(shipments)
    .where(eq(shipments.orderId, orderId));
  return shipment?.courier ?? '';
}

async function courierOfRedelivery(db: Db, id: string): Promise<string> {
  const [shipment] = await db
    .select({ courier: shipments.courier })
    .from(redeliveryRequests)
    .innerJoin(shipments, eq(shipments.orderId, redeliveryRequests.orderId))
    .where(eq(redeliveryRequests.id, id));
  return shipment?.courier ?? '';
}

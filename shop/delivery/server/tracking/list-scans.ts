import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { ParcelScan } from '../../contract.ts';
import { showScan } from '../../show-scan.ts';
import { shipments, shipmentScans } from '../tables.ts';

/** Where an order's parcel was seen, oldest first, in words for a shopper; empty before its first scan. */
export async function listScans(db: Db, { orderId }: { orderId: string }): Promise<ParcelScan[]> {
  const rows = await db
    .select({ scan: shipmentScans })
    .from(shipmentScans)
    .innerJoin(shipments, eq(shipments.waybill, shipmentScans.waybill))
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipmentScans.at), asc(shipmentScans.id));
  return rows.flatMap(({ scan }) => showScan({ ...scan, at: scan.at.toISOString() }) ?? []);
}

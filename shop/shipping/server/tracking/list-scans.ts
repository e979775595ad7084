import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { TrackingScan } from '../../contract.ts';
import { showScan } from '../../show-scan.ts';
import { shipments, trackingScans } from '../tables.ts';
import { withoutUndone } from './store-scans.ts';

/** Returns the scans of an order's shipment, oldest first, in the customer's words. */
export async function listScans(db: Db, { orderId }: { orderId: string }): Promise<TrackingScan[]> {
  const rows = await db
    .select({ scan: trackingScans })
    .from(trackingScans)
    .innerJoin(shipments, eq(shipments.waybill, trackingScans.waybill))
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(trackingScans.at), asc(trackingScans.id));
  const shown = withoutUndone(rows.map(({ scan }) => scan));
  return shown.flatMap((scan) => showScan({ ...scan, at: scan.at.toISOString() }) ?? []);
}

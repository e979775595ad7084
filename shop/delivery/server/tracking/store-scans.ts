import { asc, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { Scan, Track } from '../../courier.ts';
import { shipments, shipmentScans } from '../tables.ts';

/** A scan as the shop keeps it; `isNew` the first time it is heard of. */
export type HeardScan = Omit<Scan, 'at'> & { at: Date; isNew: boolean };

/** What else follows from new scans, written in the same transaction: all scans of the parcel, by time. */
export type Follow = (tx: Db, heard: { orderId: string; scans: HeardScan[] }) => Promise<void>;

/**
 * Keeps what the courier tells of a parcel; a scan told again is known already. Where there is news, `follow` draws
 * its consequences in the same transaction. Out: how many scans were new. Two at once follow one another.
 */
export async function storeScans(db: Db, { waybill, scans }: Track, follow: Follow): Promise<number> {
  if (scans.length === 0) return 0;
  return inTransaction(db, async (tx) => {
    const [shipment] = await tx
      .select({ orderId: shipments.orderId })
      .from(shipments)
      .where(eq(shipments.waybill, waybill))
      .for('update');
    if (!shipment) return 0;
    const stored = await tx
      .insert(shipmentScans)
      .values(scans.map((scan) => ({ ...scan, waybill, at: new Date(scan.at) })))
      .onConflictDoNothing()
      .returning({ id: shipmentScans.id });
    if (stored.length === 0) return 0;
    if (scans.some(({ type }) => type === 'DL'))
      await tx.update(shipments).set({ endedAt: new Date() }).where(eq(shipments.waybill, waybill));
    const heard = await heardScans(tx, waybill, new Set(stored.map(({ id }) => id)));
    await follow(tx, { orderId: shipment.orderId, scans: heard });
    return stored.length;
  });
}

async function heardScans(tx: Db, waybill: string, fresh: Set<number>): Promise<HeardScan[]> {
  const rows = await tx
    .select()
    .from(shipmentScans)
    .where(eq(shipmentScans.waybill, waybill))
    .orderBy(asc(shipmentScans.at), asc(shipmentScans.id));
  return rows.map(({ id, at, type, status, code, place, remarks }) => ({
    at,
    type,
    status,
    code,
    place,
    remarks,
    isNew: fresh.has(id),
  }));
}

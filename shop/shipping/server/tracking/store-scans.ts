import { asc, eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { Scan, Track } from '../../courier.ts';
import { shipments, trackingScans } from '../tables.ts';

/** A scan as the shop keeps it; `isNew` the first time it is heard of. */
export type NewScan = Omit<Scan, 'at'> & { at: Date; isNew: boolean };

/** What else follows from new scans, written in the same transaction: all scans of the parcel, by time. */
export type OnScans = (tx: Db, heard: { orderId: string; scans: NewScan[] }) => Promise<void>;

/**
 * Keeps what the courier tells of a parcel; a scan told again is known already. Where there is news, `follow` draws
 * its consequences in the same transaction. Returns how many scans were new. Two at once follow one another.
 */
export async function storeScans(db: Db, { waybill, scans }: Track, onScans: OnScans): Promise<number> {
  if (scans.length === 0) return 0;
  return inTransaction(db, async (tx) => {
    const [shipment] = await tx
      .select({ orderId: shipments.orderId })
      .from(shipments)
      .where(eq(shipments.waybill, waybill))
      .for('update');
    if (!shipment) return 0;
    const stored = await tx
      .insert(trackingScans)
      .values(scans.map((scan) => ({ ...scan, waybill, at: new Date(scan.at) })))
      .onConflictDoNothing()
      .returning({ id: trackingScans.id });
    if (stored.length === 0) return 0;
    if (scans.some(({ type }) => type === 'DL'))
      await tx.update(shipments).set({ endedAt: new Date() }).where(eq(shipments.waybill, waybill));
    const heard = await newScans(tx, waybill, new Set(stored.map(({ id }) => id)));
    await onScans(tx, { orderId: shipment.orderId, scans: heard });
    return stored.length;
  });
}

async function newScans(tx: Db, waybill: string, fresh: Set<number>): Promise<NewScan[]> {
  const rows = await tx
    .select()
    .from(trackingScans)
    .where(eq(trackingScans.waybill, waybill))
    .orderBy(asc(trackingScans.at), asc(trackingScans.id));
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

import { asc, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import type { Scan, Track } from '../../courier.ts';
import { lastEvents } from '../../parcel-event.ts';
import { shipments, trackingScans } from '../tables.ts';

/** `isNew` when the shop receives it for the first time. */
export type NewScan = Omit<Scan, 'at'> & { at: Date; isNew: boolean; authorId: number | null };

/** Runs in the transaction that stores new scans, with all scans of the shipment by time. */
export type OnScans = (tx: Db, heard: { orderId: string; scans: NewScan[] }) => Promise<void>;

/**
 * Stores the scans of a parcel without known ones. Runs `onScans` in the same transaction when there are new ones. Returns
 * the number of new scans. Concurrent calls run one after another.
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
    if (scans.some(({ event }) => lastEvents.has(event)))
      await tx.update(shipments).set({ endedAt: new Date() }).where(eq(shipments.waybill, waybill));
    await noteWayBack(tx, waybill, scans);
    const heard = await newScans(tx, waybill, new Set(stored.map(({ id }) => id)));
    await onScans(tx, { orderId: shipment.orderId, scans: heard });
    return stored.length;
  });
}

async function noteWayBack(tx: Db, waybill: string, scans: Scan[]): Promise<void> {
  const [first] = scans
    .filter(({ event }) => event === 'returning')
    .map(({ at }) => at)
    .toSorted();
  if (!first) return;
  const { returningSince } = shipments;
  await tx
    .update(shipments)
    .set({ returningSince: sql`least(${returningSince}, ${first}::timestamptz)` })
    .where(eq(shipments.waybill, waybill));
}

async function newScans(tx: Db, waybill: string, fresh: Set<number>): Promise<NewScan[]> {
  const rows = await tx
    .select()
    .from(trackingScans)
    .where(eq(trackingScans.waybill, waybill))
    .orderBy(asc(trackingScans.at), asc(trackingScans.id));
  return withoutUndone(rows).map(({ id, at, type, status, code, place, remarks, event, authorId }) => ({
    at,
    type,
    status,
    code,
    place,
    remarks,
    event,
    authorId,
    isNew: fresh.has(id),
  }));
}

/** Leaves out the scans that staff took back, and those that say so. */
export function withoutUndone<S extends { id: number; undoes: number | null }>(scans: S[]): S[] {
  const undone = new Set(scans.map(({ undoes }) => undoes));
  return scans.filter(({ id, undoes }) => undoes === null && !undone.has(id));
}

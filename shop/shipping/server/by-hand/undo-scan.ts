import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { ParcelEvent } from '../../parcel-event.ts';
import { shipments, trackingScans } from '../tables.ts';
import { withoutUndone } from '../tracking/store-scans.ts';

export type HandScan = typeof trackingScans.$inferSelect;

/** Returns the scans of an order's parcel by time, with those that were taken back. */
export async function listAllScans(db: Db, { orderId }: { orderId: string }): Promise<HandScan[]> {
  const rows = await db
    .select({ scan: trackingScans })
    .from(trackingScans)
    .innerJoin(shipments, eq(shipments.waybill, trackingScans.waybill))
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(trackingScans.at), asc(trackingScans.id));
  return rows.map(({ scan }) => scan);
}

type Undone = { undone: ParcelEvent; before: ParcelEvent | null };

/**
 * Takes back the newest scan that staff wrote, by a scan that names it. Nothing is deleted. The caller has locked the shipment.
 * Returns what was undone and the event before it, or null when `scanId` is not the newest one or no staff member wrote it.
 */
export async function undoScan(
  tx: Db,
  { orderId, scanId, authorId }: { orderId: string; scanId: number; authorId: number },
): Promise<Undone | null> {
  const scans = withoutUndone(await listAllScans(tx, { orderId })).filter(({ event }) => event !== null);
  const last = scans.at(-1);
  if (!last?.event || last.id !== scanId || last.authorId === null) return null;
  const { waybill, status, type } = last;
  const code = `undo-${last.id}`;
  await tx.insert(trackingScans).values({
    waybill,
    at: new Date(),
    type,
    status: `Undone: ${status}`,
    code,
    place: '',
    remarks: '',
    event: null,
    authorId,
    undoes: last.id,
  });
  await tx
    .update(shipments)
    .set({ endedAt: null, updatedAt: new Date() })
    .where(eq(shipments.orderId, orderId));
  return { undone: last.event, before: scans.at(-2)?.event ?? null };
}

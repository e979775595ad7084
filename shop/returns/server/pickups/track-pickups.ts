import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { type Courier, maxWaybills, type Scan, type Track } from '#shop/shipping/courier.ts';
import { showScan } from '#shop/shipping/show-scan.ts';
import { lockReturn, moveReturn } from '../change-return.ts';
import { returnPickups } from '../tables.ts';

type Tracking = { now: Date; everySeconds: number; names: string[] };

/** Asks a courier for the scans of its booked pickups that are due, at most one request's number. Returns how many were asked for. */
export async function trackPickups(
  db: Db,
  courier: Courier,
  { now, everySeconds, names }: Tracking,
): Promise<number> {
  const due = db
    .select({ id: returnPickups.id })
    .from(returnPickups)
    .where(
      and(
        eq(returnPickups.state, 'booked'),
        eq(returnPickups.isByHand, false),
        inArray(returnPickups.courier, names),
        lte(returnPickups.checkAt, now),
      ),
    )
    .orderBy(returnPickups.checkAt)
    .limit(maxWaybills)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(returnPickups)
    .set({
      checkAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${everySeconds} * (1 + 0.2 * random()))`,
    })
    .where(inArray(returnPickups.id, due))
    .returning({ waybill: returnPickups.waybill });
  if (rows.length === 0) return 0;
  for (const track of await courier.track(rows.map(({ waybill }) => waybill))) await applyTrack(db, track);
  return rows.length;
}

/**
 * Moves a return by the scans of its pickup: the first one on the road picks it up, and the last brings it to the inspection. A return that
 * staff moved in the meantime stays where it is.
 */
export async function applyTrack(db: Db, { waybill, scans }: Track): Promise<void> {
  const [found] = await db.select().from(returnPickups).where(eq(returnPickups.waybill, waybill));
  if (!found) return;
  const happened = (...events: Scan['event'][]) => scans.find(({ event }) => events.includes(event));
  const onTheRoad = happened('in_transit', 'returned_to_origin');
  const back = happened('returned_to_origin');
  const isLost = happened('lost') !== undefined;
  await inTransaction(db, async (tx) => {
    const { state } = await lockReturn(tx, found.returnId);
    const [pickup] = await tx
      .select()
      .from(returnPickups)
      .where(and(eq(returnPickups.id, found.id), eq(returnPickups.state, 'booked')))
      .for('update');
    if (!pickup) return;
    if (onTheRoad && state === 'approved')
      await moveReturn(tx, { id: pickup.returnId, to: 'picked_up', actor: 'courier' });
    await tx
      .update(returnPickups)
      .set({
        lastScan: shownOf(scans),
        ...(onTheRoad && !pickup.pickedUpAt ? { pickedUpAt: new Date(onTheRoad.at) } : {}),
        ...(back ? { cameBackAt: new Date(back.at) } : {}),
        ...(back || isLost ? { state: 'done' as const } : {}),
        ...(isLost ? { problem: 'The courier has lost the parcel.' } : {}),
      })
      .where(eq(returnPickups.id, pickup.id));
  });
}

function shownOf(scans: Scan[]) {
  return scans.flatMap((scan) => showScan(scan) ?? []).at(-1) ?? null;
}

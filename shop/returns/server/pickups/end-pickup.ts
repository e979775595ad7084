import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { returnPickups } from '../tables.ts';
import { isOpenPickupOf } from './find-pickup.ts';
import { cancelPickupJob } from './pickup-jobs.ts';

/**
 * Takes back the pickup of a locked return that nobody has fetched yet, in the caller's transaction. A courier of the shop is asked to
 * cancel it; staff tell any other. Returns whether there was one.
 */
export async function withdrawPickup(tx: Db, { returnId }: { returnId: number }): Promise<boolean> {
  const [open] = await tx
    .select()
    .from(returnPickups)
    .where(and(isOpenPickupOf(returnId), isNull(returnPickups.pickedUpAt)))
    .for('update');
  if (!open) return false;
  await tx
    .update(returnPickups)
    .set({ state: open.isByHand ? 'cancelled' : 'withdrawn' })
    .where(eq(returnPickups.id, open.id));
  if (!open.isByHand) await enqueue(tx, cancelPickupJob, { pickupId: open.id });
  return true;
}

/** Notes that the open pickup of a return has brought the parcel on its way. */
export async function notePickedUp(tx: Db, { returnId }: { returnId: number }): Promise<void> {
  await tx.update(returnPickups).set({ pickedUpAt: new Date() }).where(isOpenPickupOf(returnId));
}

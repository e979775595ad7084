import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/server/db.ts';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { type Courier, CourierTrouble } from '../../courier.ts';
import { formerParcels } from '../tables.ts';

type ParcelKey = { orderId: string; revision: number };

/** Cancels a former parcel at the courier, with growing pauses for a day. */
export const cancelFormerJob = defineJob({
  name: 'delivery.cancel-former-parcel',
  title: 'Cancel a former parcel at the courier',
  data: z.object({ orderId: z.uuid(), revision: z.int() }),
  retryLimit: 34,
});

/** The courier knows each parcel of an order by a reference of its own, since it gives one reference one waybill. */
export function referenceOf({ orderId, revision }: ParcelKey): string {
  return revision === 1 ? orderId : `${orderId}-${revision}`;
}

/** Keeps the waybill of a request that was given up before its response came, and cancels the parcel. */
export async function keepFormer(
  tx: Db,
  { waybill, ...named }: ParcelKey & { waybill: string },
): Promise<void> {
  const kept = await tx
    .update(formerParcels)
    .set({ waybill })
    .where(and(isFormer(named), isNull(formerParcels.waybill)))
    .returning({ revision: formerParcels.revision });
  if (kept.length > 0) await enqueue(tx, cancelFormerJob, named);
}

/**
 * Cancels a former parcel at the courier, after a look-up when its waybill is unknown. Returns 'refused' when the courier keeps
 * it, so that staff hear of it. A cancelled one stays cancelled. Throws `CourierTrouble`, so that the job tries again.
 */
export async function cancelFormerParcel(
  db: Db,
  courier: Courier,
  named: ParcelKey,
): Promise<'cancelled' | 'refused' | null> {
  const [parcel] = await db
    .select()
    .from(formerParcels)
    .where(and(isFormer(named), eq(formerParcels.state, 'withdrawn')));
  if (!parcel) return null;
  try {
    const waybill = parcel.waybill ?? (await courier.findShipment(referenceOf(named)))?.waybill;
    if (!waybill) return null;
    const response = await courier.cancelShipment(waybill);
    const isCancelled = response.outcome === 'cancelled';
    const lastError = isCancelled ? null : cutText(`Not cancelled: ${response.remarks}`, 500);
    await note(db, named, { waybill, lastError, ...(isCancelled ? { state: 'cancelled' } : {}) });
    return response.outcome;
  } catch (error) {
    if (error instanceof CourierTrouble) await note(db, named, { lastError: cutText(error.message, 500) });
    throw error;
  }
}

/** Returns the former parcels of an order, oldest first. */
export async function listFormerParcels(db: Db, { orderId }: { orderId: string }) {
  const { waybill, state, lastError, retiredAt } = formerParcels;
  return db
    .select({ waybill, state, lastError, retiredAt })
    .from(formerParcels)
    .where(eq(formerParcels.orderId, orderId))
    .orderBy(asc(formerParcels.revision));
}

async function note(
  db: Db,
  named: ParcelKey,
  news: Partial<Pick<typeof formerParcels.$inferInsert, 'waybill' | 'state' | 'lastError'>>,
): Promise<void> {
  await db.update(formerParcels).set(news).where(isFormer(named));
}

function isFormer({ orderId, revision }: ParcelKey) {
  return and(eq(formerParcels.orderId, orderId), eq(formerParcels.revision, revision));
}

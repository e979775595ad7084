import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { type Courier, CourierTrouble, type EditResponse, type ShipmentRequest } from '../../courier.ts';
import { cancelFormerJob, referenceOf } from './former-parcels.ts';
import { createShipmentJob } from './request-shipment.ts';
import { readRequest } from '../stored-request.ts';
import { formerParcels, shipments } from '../tables.ts';

/** `revision` is that of the parcel as the courier knows it. */
type ParcelKey = { orderId: string; revision: number };

/** Asks the courier to change a parcel, with growing pauses for a day. */
export const editParcelJob = defineJob({
  name: 'delivery.edit-parcel',
  title: 'Change a parcel at the courier',
  data: z.object({ orderId: z.uuid(), revision: z.int() }),
  retryLimit: 34,
});

/** A label names the route, so a parcel to another place is requested again. */
export function isSameRoute(
  { recipient: one }: Pick<ShipmentRequest, 'recipient'>,
  { recipient: other }: Pick<ShipmentRequest, 'recipient'>,
): boolean {
  return one.pincode === other.pincode && one.city === other.city && one.state === other.state;
}

/**
 * Asks the courier to change a requested parcel to the newest request of its order. The parcel keeps its waybill, or is cancelled and
 * requested again when the courier refuses. Returns the courier's response, or null when the order changed again or was cancelled.
 * Throws `CourierTrouble`, so that the job tries again.
 */
export async function editParcel(
  db: Db,
  courier: Courier,
  named: ParcelKey,
): Promise<EditResponse['outcome'] | null> {
  const asked = await readEdit(db, named);
  if (!asked) return null;
  if (asked.state !== 'editing') return inTransaction(db, (tx) => giveUp(tx, named));
  const response = await courier.edit(asked.waybill!, asked.request).catch((error: unknown) => {
    return noteTrouble(db, named, error);
  });
  return inTransaction(db, async (tx) => {
    const now = await readEdit(tx, named, { isLocked: true });
    if (!now) return null;
    if (now.state !== 'editing') return giveUp(tx, named);
    if (response.outcome === 'refused') {
      await requestAnew(tx, named);
      return 'refused';
    }
    if (!isDeepStrictEqual(now.request, asked.request)) {
      await enqueue(tx, editParcelJob, named);
      return null;
    }
    await restore(tx, named, now);
    return 'edited';
  });
}

/** Cancels the parcel that the courier keeps as it was, and requests one for the changed order. */
export async function requestAnew(db: Db, { orderId, revision }: ParcelKey): Promise<void> {
  await inTransaction(db, async (tx) => {
    await giveUp(tx, { orderId, revision });
    const waiting = await tx
      .update(shipments)
      .set({ state: 'waiting', reportAt: sql`now() + interval '1 day'`, updatedAt: sql`now()` })
      .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'editing')))
      .returning({ id: shipments.id });
    if (waiting.length > 0) await enqueue(tx, createShipmentJob, { orderId });
  });
}

/** The order was cancelled in the meantime, so the courier cancels the parcel. */
async function giveUp(tx: Db, named: ParcelKey): Promise<null> {
  const left = await tx
    .update(formerParcels)
    .set({ state: 'withdrawn', retiredAt: sql`now()` })
    .where(isEdited(named))
    .returning({ revision: formerParcels.revision });
  if (left.length > 0) await enqueue(tx, cancelFormerJob, named);
  return null;
}

type Edit = {
  state: (typeof shipments.$inferSelect)['state'];
  waybill: string | null;
  request: ShipmentRequest;
};

async function readEdit(db: Db, named: ParcelKey, { isLocked = false } = {}): Promise<Edit | null> {
  const ofOrder = db.select().from(shipments).where(eq(shipments.orderId, named.orderId));
  const [shipment] = await (isLocked ? ofOrder.for('update') : ofOrder);
  const [former] = await db.select().from(formerParcels).where(isEdited(named));
  if (!shipment || !former) return null;
  return { state: shipment.state, waybill: former.waybill, request: readRequest(shipment.request) };
}

async function restore(tx: Db, { orderId, revision }: ParcelKey, { waybill, request }: Edit): Promise<void> {
  await tx.delete(formerParcels).where(isEdited({ orderId, revision }));
  await tx
    .update(shipments)
    .set({
      state: 'created',
      waybill,
      revision,
      attempts: 1,
      request: { ...request, orderId: referenceOf({ orderId, revision }) },
      lastError: null,
      editedAt: sql`now()`,
      checkAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(shipments.orderId, orderId));
}

async function noteTrouble(db: Db, { orderId }: ParcelKey, error: unknown): Promise<never> {
  if (error instanceof CourierTrouble)
    await db
      .update(shipments)
      .set({ lastError: cutText(error.message, 500), updatedAt: sql`now()` })
      .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'editing')));
  throw error;
}

function isEdited({ orderId, revision }: ParcelKey) {
  return and(
    eq(formerParcels.orderId, orderId),
    eq(formerParcels.revision, revision),
    eq(formerParcels.state, 'editing'),
  );
}

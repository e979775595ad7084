import { and, eq, isNotNull } from 'drizzle-orm';
import { addDays, dayOf } from '#platform/india-time.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { enqueue } from '#platform/server/jobs.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { refusals as returnRefusals } from '../../contract.ts';
import { lockReturn, stepOf } from '../../server/change-return.ts';
import { withdrawPickup } from '../../server/pickups/end-pickup.ts';
import { isOpenPickupOf, takesPickup } from '../../server/pickups/find-pickup.ts';
import { bookPickupJob } from '../../server/pickups/pickup-jobs.ts';
import { queueReturnEmail } from '../../server/queue-return-email.ts';
import { returnPickups } from '../../server/tables.ts';
import { returnStates } from '../../states.ts';
import { type PickupForm, refusals } from '../pickups.ts';

type Params = { id: number; by: Author };

/** Whether a return may have a pickup now, locked. Refuses another state (409). Returns its order, or null with an open pickup. */
async function openReturn(tx: Db, id: number): Promise<string | null> {
  const row = await lockReturn(tx, id);
  const [open] = await tx.select({ id: returnPickups.id }).from(returnPickups).where(isOpenPickupOf(id));
  if (open) return null;
  if (!takesPickup(row)) throw returnRefusals.moved(returnStates[row.state].label);
  return row.orderId;
}

/** Returns the name of the courier that fetches what this courier brought, or null. */
export type CourierFor = (broughtBy: string) => string | null;

/**
 * Asks the courier of the shop to fetch an approved return (POST /api/admin/returns/{id}/pickup/book). The answer comes by a job. A return
 * with an open pickup gets no second one. Refuses another state, and a shop whose couriers fetch nothing (409).
 */
export async function bookPickup(
  db: Db,
  { id, by, courierFor }: Params & { courierFor: CourierFor },
): Promise<void> {
  await stepOf(db, { id, by }, async (tx) => {
    const orderId = await openReturn(tx, id);
    if (orderId === null) return;
    const [order] = await tx.select({ courier: orders.courier }).from(orders).where(eq(orders.id, orderId));
    const courier = courierFor(order!.courier);
    if (courier === null) throw refusals.noCourier();
    const [made] = await tx
      .insert(returnPickups)
      .values({ returnId: id, courier })
      .returning({ pickupId: returnPickups.id });
    await enqueue(tx, bookPickupJob, made!);
  });
}

const maxDaysAhead = 30;

/**
 * Notes a pickup that staff arranged with any courier, and tells the customer. A return with an open pickup keeps it. Refuses a day that
 * is over or too far ahead (400), and another state (409).
 */
export async function notePickup(
  db: Db,
  { id, by, courier, waybill, day, now = new Date() }: Params & PickupForm & { now?: Date },
): Promise<void> {
  const today = dayOf(now);
  if (day < today || day > addDays(today, maxDaysAhead)) throw refusals.dayOver();
  await stepOf(db, { id, by }, async (tx) => {
    if ((await openReturn(tx, id)) === null) return;
    const noted = { returnId: id, courier, waybill, day, isByHand: true, state: 'booked' } as const;
    await tx.insert(returnPickups).values(noted);
    await queueReturnEmail(tx, { id, step: 'pickup_booked' });
  });
}

/** Cancels the open pickup of a return, and tells the customer. Without one it changes nothing. Refuses a parcel that is fetched (409). */
export async function cancelPickup(db: Db, { id, by }: Params): Promise<void> {
  await stepOf(db, { id, by }, async (tx) => {
    await lockReturn(tx, id);
    const [fetched] = await tx
      .select({ id: returnPickups.id })
      .from(returnPickups)
      .where(and(isOpenPickupOf(id), isNotNull(returnPickups.pickedUpAt)));
    if (fetched) throw refusals.alreadyFetched();
    if (await withdrawPickup(tx, { returnId: id }))
      await queueReturnEmail(tx, { id, step: 'pickup_cancelled' });
  });
}

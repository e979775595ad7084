import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { dayOf, hourMs } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Dispatch } from '#shop/shipping/server/estimate-delivery.ts';
import { withdrawShipment } from '#shop/shipping/server/shipments/withdraw-shipment.ts';
import { endAfterHours, endingHolds } from '#shop/orders/hold.ts';
import { stateAfter } from '#shop/orders/states.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { queueReminderEmail } from '#shop/orders/server/queue-order-email.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { releaseOrder, theShop } from './answer-hold.ts';

/** A customer who has not answered is reminded once. */
export const remindAfterMs = 12 * hourMs;

/** The next run, an hour later, does the rest. */
const mostAtOnce = 500;

/** Staff, the customer or another worker released, changed or cancelled the order a moment ago. */
const cameFirst = new Set(['not_held', 'changed_meanwhile']);

type RefusedRelease = { orderNumber: string; code: string; reason: string };

/**
 * Releases the orders whose later day has come, ends those of `endingHolds` that nobody confirmed in time, and reminds customers who were
 * asked 12 hours ago, each once. No other order is cancelled: the page 'Today' shows what waits. Any number of workers may run it
 * at once. Returns the due orders that may not leave, such as one to another state than the seller may sell in. They wait for
 * staff.
 */
export async function runHolds(
  db: Db,
  { now, dispatch }: { now: Date; dispatch: Dispatch },
): Promise<{ refused: RefusedRelease[] }> {
  const refused: RefusedRelease[] = [];
  for (const orderNumber of await ordersDue(db, now))
    await releaseOrder(db, { orderNumber, by: theShop, dispatch, now }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      const { code, message } = error;
      if (!cameFirst.has(code)) refused.push({ orderNumber, code, reason: message });
    });
  for (const { orderId } of await unconfirmedSince(db, now)) await endHold(db, { orderId });
  await remind(db, now);
  return { refused };
}

async function unconfirmedSince(db: Db, now: Date): Promise<{ orderId: string }[]> {
  return db
    .select({ orderId: orders.id })
    .from(orders)
    .where(
      and(
        isNotNull(orders.heldFor),
        inArray(orders.heldFor, endingHolds),
        lte(orders.heldAt, new Date(now.getTime() - endAfterHours * hourMs)),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(mostAtOnce);
}

/** Cancels an order that still waits. The customer is told by email. */
async function endHold(db: Db, { orderId }: { orderId: string }): Promise<void> {
  await retryTransaction(db, async (tx) => {
    // Its customer and staff lock the same, so of several answers one is first.
    const { order } = await lockOrderWithParcel(tx, { orderId });
    if (!endingHolds.some((reason) => reason === order.heldFor)) return;
    await withdrawShipment(tx, { orderId });
    const note = `It was not confirmed within ${endAfterHours} hours.`;
    await transitionOrder(tx, { orderId, to: stateAfter.cancelling, actor: 'system', note });
  });
}

async function ordersDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(isNotNull(orders.heldFor), eq(orders.heldFor, 'later_day'), lte(orders.sendOn, dayOf(now))))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(mostAtOnce);
  return rows.map(({ orderNumber }) => orderNumber);
}

async function remind(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const waiting = tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          isNotNull(orders.heldFor),
          notInArray(orders.heldFor, ['later_day', 'payment']),
          isNull(orders.remindedAt),
          lte(orders.heldAt, new Date(now.getTime() - remindAfterMs)),
        ),
      )
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    const reminded = await tx
      .update(orders)
      .set({ remindedAt: sql`${now.toISOString()}::timestamptz` })
      .where(inArray(orders.id, waiting))
      .returning();
    for (const order of reminded) await queueReminderEmail(tx, { order, now });
  });
}

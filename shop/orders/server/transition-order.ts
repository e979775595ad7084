import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { z } from 'zod';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import { restock } from '#shop/catalog/server/restock.ts';
import { type OrderActor, orderTransitions, type OrderState, orderStates } from '../order.ts';
import { queueCancelledEmail } from './queue-order-email.ts';
import { orderEvents, orders } from './tables.ts';
import { queueShipmentEmail } from './tracking/queue-shipment-email.ts';

/** A parcel was handed to the courier: time for its invoice. */
export const orderShippedJob = defineJob({
  name: 'ordering.shipped',
  data: z.object({ orderId: z.uuid() }),
});

/** A parcel was brought back: time for the credit note. */
export const orderReturnedJob = defineJob({
  name: 'ordering.returned',
  data: z.object({ orderId: z.uuid() }),
});

type Transition = {
  orderId: string;
  to: OrderState;
  actor: OrderActor;
  note?: string;
  /** When it happened, where the courier says so; it is noted neither before the last event nor in the future. */
  at?: Date;
  /** A step that is passed over on the way to a later one is noted, but nobody is told. */
  passing?: boolean;
};

/**
 * Moves an order where its present state allows it, and notes the event; a cancelled order gives its stock back. What
 * a customer waits for is told by mail, in the same transaction. Returns whether it moved. Of several that try at once,
 * one does.
 */
export async function transitionOrder(
  tx: Db,
  { orderId, to, actor, note, at, passing = false }: Transition,
): Promise<boolean> {
  const from = orderStates.filter((state) => orderTransitions[state].includes(to));
  const moved = await tx
    .update(orders)
    .set({ state: to })
    .where(and(eq(orders.id, orderId), inArray(orders.state, from)))
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  await tx.insert(orderEvents).values({
    orderId,
    state: to,
    actor,
    note: note?.slice(0, 300) ?? null,
    ...(at ? { at: notBefore(orderId, at) } : {}),
  });
  if (to === 'shipped') await enqueue(tx, orderShippedJob, { orderId });
  if (to === 'returned') await enqueue(tx, orderReturnedJob, { orderId });
  if (to === 'cancelled') {
    await restock(tx, { orderId });
    await queueCancelledEmail(tx, { orderId, actor });
  }
  if (!passing) await queueShipmentEmail(tx, { orderId, state: to });
  return true;
}

function notBefore(orderId: string, at: Date) {
  const last = sql`(select max(e.at) from ${orderEvents} e where e.order_id = ${orderId})`;
  return sql`greatest(least(${at.toISOString()}::timestamptz, now()), ${last})`;
}

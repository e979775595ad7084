import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { z } from 'zod';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { restock } from '#shop/catalog/server/stock/restock.ts';
import { takeBatches } from '#shop/catalog/server/stock/take-batches.ts';
import { lineUnits } from '#shop/catalog/stock-units.ts';
import { giveBackUses } from '#shop/promotions/server/uses.ts';
import type { PaymentMethodName } from '#shop/payments/methods.ts';
import { type OrderActor } from '../order.ts';
import { queueCancelledEmail } from './queue-order-email.ts';
import { recordCash } from './payments/record-cash.ts';
import { refundPayments } from './payments/refund-payments.ts';
import { orderEvents, orderLines, orders } from './tables.ts';
import { queueShipmentEmail } from './tracking/queue-shipment-email.ts';
import type { OrderEffect } from '../state-record.ts';
import { type OrderState, orderStates, statesWith } from '../states.ts';

/** The handover to the courier issues the invoice. */
export const orderShippedJob = defineJob({
  name: 'ordering.shipped',
  title: 'Issue an invoice',
  data: z.object({ orderId: z.uuid() }),
});

/** The return or the loss of a parcel issues the credit note. */
export const orderReturnedJob = defineJob({
  name: 'ordering.returned',
  title: 'Issue a credit note',
  data: z.object({ orderId: z.uuid() }),
});

/** An event of staff names its author. */
export type EventBy =
  | { actor: 'staff'; authorId: number }
  | { actor: Exclude<OrderActor, 'staff'>; authorId?: never };

type Transition = EventBy & {
  orderId: string;
  to: OrderState;
  note?: string;
  /** The courier's time, limited to between the last event and now. */
  at?: Date;
  /** Records a step on the way to a later one, without an email. */
  passing?: boolean;
};

/**
 * Changes an order's state if its current state allows it, and records the event. A cancellation restocks. Queues the
 * customer's email in the same transaction. Returns whether it changed; one of several concurrent calls does.
 */
export async function transitionOrder(
  tx: Db,
  { orderId, to, actor, authorId, note, at, passing = false }: Transition,
): Promise<boolean> {
  const from = statesWith(({ next }) => next.includes(to));
  const [moved] = await tx
    .update(orders)
    .set({
      state: to,
      heldFor: null,
      alsoHeldFor: null,
      heldAt: null,
      sendOn: null,
      // Staff have looked at a packed order, and a cancelled order holds no unit.
      ...(orderStates[to].isPackable ? {} : { unconfirmedUnits: null }),
    })
    .where(
      and(
        eq(orders.id, orderId),
        inArray(orders.state, from),
        // A held order can only be cancelled, until its release.
        orderStates[to].isCancelled ? undefined : isNull(orders.heldFor),
      ),
    )
    .returning({ paymentMode: orders.paymentMode });
  if (!moved) return false;
  await tx.insert(orderEvents).values({
    orderId,
    state: to,
    actor,
    authorId: authorId ?? null,
    note: note == null ? null : cutText(note, 300),
    ...(at ? { at: notBefore(orderId, at) } : {}),
  });
  const changed = { ...moved, orderId, at: at ?? new Date() };
  for (const effect of orderStates[to].effects) await effects[effect](tx, changed);
  if (!passing) await queueStateEmail(tx, { orderId, actor, state: to });
  return true;
}

type Changed = { orderId: string; paymentMode: PaymentMethodName; at: Date };

const effects: Record<OrderEffect, (tx: Db, changed: Changed) => Promise<unknown>> = {
  'take batches': takeOrderBatches,
  'issue invoice': (tx, { orderId }) => enqueue(tx, orderShippedJob, { orderId }),
  'issue credit note': (tx, { orderId }) => enqueue(tx, orderReturnedJob, { orderId }),
  'give back offers': giveBackUses,
  restock,
  'record cash': recordCash,
  'refund payments': refundPayments,
};

/** Takes the units of each line out of batches when an order is packed, or at the handover if nobody packed it. */
export async function takeOrderBatches(tx: Db, { orderId }: { orderId: string }): Promise<void> {
  const rows = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const lines = rows.flatMap((line) =>
    lineUnits(line).map(({ productId, units }) => ({ orderLineId: line.id, productId, units })),
  );
  await takeBatches(tx, { orderId, lines });
}

type Reached = { orderId: string; actor: OrderActor; state: OrderState };

async function queueStateEmail(tx: Db, { orderId, actor, state }: Reached): Promise<void> {
  const { email } = orderStates[state];
  // `placeOrder` queues the email about a placed order itself.
  if (email === null || email === 'order-placed') return;
  if (email === 'order-cancelled') return queueCancelledEmail(tx, { orderId, actor });
  return queueShipmentEmail(tx, { orderId, template: email });
}

function notBefore(orderId: string, at: Date) {
  const last = sql`(select max(e.at) from ${orderEvents} e where e.order_id = ${orderId})`;
  return sql`greatest(least(${at.toISOString()}::timestamptz, now()), ${last})`;
}

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { reverseDue } from '#shop/cash/server/reverse-due.ts';
import type { ParcelEvent } from '#shop/shipping/parcel-event.ts';
import { orderCorrectedEmail } from '../../emails/order-emails.ts';
import { paymentOf } from '../../payment-of.ts';
import { type OrderState, orderStates, stateAfter } from '../../states.ts';
import { stateOfEvent } from '../../tracking/state-of-event.ts';
import { undoCash } from '../payments/undo-cash.ts';
import { orderEvents, orders } from '../tables.ts';
import { recipientOf, tellCustomer } from './tell-customer.ts';
import { signTrackLink } from './signed-links.ts';

export type UndoOutcome = 'undone' | 'not_undoable' | 'cash_settled';

type Undo = {
  order: typeof orders.$inferSelect;
  undone: ParcelEvent;
  before: ParcelEvent | null;
  authorId: number;
};

/**
 * Takes a locked order back to where it was before a step that staff noted by mistake (`undoTo` of its state), in the caller's transaction. An
 * undone delivery takes its cash back, and its customer gets a correction. Returns why it cannot, and then changes nothing.
 */
export async function undoStep(tx: Db, { order, undone, before, authorId }: Undo): Promise<UndoOutcome> {
  const { id: orderId } = order;
  const state = stateOfEvent[undone];
  const to: OrderState =
    before === null || before === 'accepted' ? stateAfter.handOver : stateOfEvent[before];
  if (order.state !== state || !orderStates[state].undoTo?.includes(to)) return 'not_undoable';
  if (orderStates[state].hasArrived && !(await reverseDue(tx, { orderId, authorId }))) return 'cash_settled';
  await undoCash(tx, { orderId, authorId });
  await tx.update(orders).set({ state: to }).where(eq(orders.id, orderId));
  const note = `Undone: ${orderStates[state].label}`;
  await tx.insert(orderEvents).values({ orderId, state: to, actor: 'staff', authorId, note });
  if (orderStates[state].hasArrived) await queueCorrection(tx, order);
  return 'undone';
}

async function queueCorrection(tx: Db, order: typeof orders.$inferSelect): Promise<void> {
  const { orderNumber, totalPaise } = order;
  const to = await recipientOf(tx, order);
  const isGift = order.gift !== null;
  const { atDoorPaise } = paymentOf(order);
  const trackToken = signTrackLink(orderNumber);
  const data = { orderNumber, name: to.name, totalPaise, atDoorPaise, trackToken, isGift };
  await tellCustomer(tx, to, { email: orderCorrectedEmail, data, orderNumber });
}

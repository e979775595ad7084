import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { linkRefusals, type Receipt } from '../../tracking/contract.ts';
import type { CancelRequest, Order } from '../../contract.ts';
import { cancelOrder } from '../cancel-order.ts';
import { getOrder } from '../get-order.ts';
import { orders } from '../tables.ts';
import { mayJoinAccount } from './join-account.ts';
import { readAccountLink, readTrackLink } from './signed-links.ts';

type Proof = { token: string; accountToken: string; now?: Date };

/**
 * Returns goods, amounts in rupees and address of an order without an account (POST /api/track/{token}/receipt). The tracking link alone shows
 * none of them: the caller has the token that only the ordering browser got. Refuses a foreign or expired link or token, and an
 * order that has an account or is erased (404).
 */
export async function readReceipt(db: Db, proof: Proof): Promise<Receipt> {
  const orderNumber = await readProof(db, proof);
  return toReceipt(await getOrder(db, { userId: null, orderNumber }));
}

/**
 * Cancels an order without an account (POST /api/track/{token}/cancel), with the proof and the refusals of its receipt, and those of
 * a customer's cancelling.
 */
export async function cancelAsGuest(
  db: Db,
  { request, ...proof }: Proof & { request: CancelRequest },
): Promise<Receipt> {
  const orderNumber = await readProof(db, proof);
  return toReceipt(await cancelOrder(db, { userId: null, orderNumber, request }));
}

/** Returns the number of the order whose browser calls. */
async function readProof(db: Db, { token, accountToken, now = new Date() }: Proof): Promise<string> {
  const orderNumber = readTrackLink(token, now);
  if (orderNumber === null || readAccountLink(accountToken, now) !== orderNumber)
    throw linkRefusals.linkOver();
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!row || !mayJoinAccount(row)) throw linkRefusals.linkOver();
  return orderNumber;
}

function toReceipt(order: Order): Receipt {
  return {
    state: order.state,
    items: order.items,
    subtotal: order.subtotal,
    amounts: order.amounts,
    totalAmount: order.totalAmount,
    amountDue: order.amountDue,
    paymentMode: order.paymentMode,
    address: order.address,
    business: order.business,
    gift: order.gift,
    returnToken: order.returnToken,
    canCancel: order.canCancel,
  };
}

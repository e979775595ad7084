import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import {
  listRedeliveries,
  type RedeliveryRequest,
} from '#shop/shipping/server/redeliveries/request-redelivery.ts';
import { paymentOf } from '#shop/orders/payment-of.ts';
import { type LinkedTry, refusals, type RedeliveryForm, type MadeRedelivery } from '../../redelivery.ts';
import { linkRefusals } from '#shop/orders/tracking/contract.ts';
import { orderEvents, orders } from '#shop/orders/server/tables.ts';
import { readRedeliveryLink } from '#shop/orders/server/tracking/signed-links.ts';
import { requestOrderRedelivery } from './request-order-redelivery.ts';
import { hasUnprovedEmail } from '#shop/orders/server/tracking/tell-customer.ts';
import { findOpenTry } from '#shop/orders/server/tracking/open-try.ts';
import { statesThat } from '#shop/orders/states.ts';

type Link = { token: string; now?: Date };

/**
 * Returns the failed delivery of an email's link, without a change (GET /api/order-link/rescue). Refuses (404) a foreign or expired
 * link, and one whose parcel moves again.
 */
export async function readRedelivery(db: Db, { token, now = new Date() }: Link): Promise<LinkedTry> {
  const { order, failedTry, why } = await findTry(db, token, now);
  const open = await findOpenTry(db, { orderId: order.id, now });
  const made = (await listRedeliveries(db, { orderId: order.id })).filter(
    (one) => one.failedTry === failedTry,
  );
  const done = made.at(-1);
  const isOver = open?.failedTry !== failedTry || open.isOnItsWayBack;
  if (isOver && !done) throw linkRefusals.linkOver();
  return {
    orderNumber: order.orderNumber,
    amountDue: toRupees(paymentOf(order).duePaise),
    why,
    days: open?.days ?? [],
    done: done ? toMade(done) : null,
  };
}

/**
 * Answers a failed delivery by an email's link, once (POST /api/order-link/rescue). Returns it with the answer. Refuses (404) a
 * foreign or expired link, and (409) a second answer, a parcel that moves again, a day that the courier does not take, and another address
 * for an order without an account, whose email nobody has proved.
 */
export async function answerRedelivery(
  db: Db,
  { token, answer, now = new Date() }: Link & { answer: RedeliveryForm },
): Promise<LinkedTry> {
  await retryTransaction(db, async (tx) => {
    const { order, failedTry } = await findTry(tx, token, now);
    if (answer.act === 'correct' && hasUnprovedEmail(order)) throw refusals.unproved();
    const made = await listRedeliveries(tx, { orderId: order.id });
    const isAnswered = ({ askedBy, state }: RedeliveryRequest) =>
      askedBy === 'customer' || state !== 'refused';
    if (made.some((one) => one.failedTry === failedTry && isAnswered(one))) throw refusals.actOpen();
    const by = { askedBy: 'customer' as const, authorId: null };
    await requestOrderRedelivery(tx, {
      id: randomUUID(),
      orderId: order.id,
      act: answer,
      by,
      failedTry,
      now,
    });
  });
  return readRedelivery(db, { token, now });
}

export function toMade({ act, day, changes, state, answer }: RedeliveryRequest): MadeRedelivery {
  return { act, day, changes, state, answer };
}

async function findTry(db: Db, token: string, now: Date) {
  const failedTry = readRedeliveryLink(token, now);
  const [found] = failedTry
    ? await db
        .select({ order: orders, failedTry: orderEvents.id, why: orderEvents.note })
        .from(orderEvents)
        .innerJoin(orders, eq(orders.id, orderEvents.orderId))
        .where(and(eq(orderEvents.id, failedTry), inArray(orderEvents.state, statesThat('hasFailedTry'))))
    : [];
  if (!found) throw linkRefusals.linkOver();
  return found;
}

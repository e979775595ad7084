import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { minuteMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { paymentStatesThat } from '#shop/payments/payment-states.ts';
import { ProviderTrouble, type PaymentProvider } from '#shop/payments/provider.ts';
import type { ProviderName } from '#shop/payments/providers/providers.ts';
import { askAboutPayment } from '#shop/payments/server/asking/ask-providers.ts';
import { payments } from '#shop/payments/server/tables.ts';
import { withdrawShipment } from '#shop/shipping/server/shipments/withdraw-shipment.ts';
import { payUntil, payWithinMinutes } from '#shop/orders/hold.ts';
import { paymentExpired } from '#shop/orders/order.ts';
import { stateAfter } from '#shop/orders/states.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { writeOrder } from '#shop/orders/server/write-order.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { applyPayment } from './apply-payment.ts';
import { queuePaymentEmail } from '#shop/orders/server/payments/queue-payment-email.ts';

/** The next run, a minute later, does the rest. */
const mostAtOnce = 500;

type Tools = { open: (provider: ProviderName) => PaymentProvider; log: Log; now: Date };

/**
 * Ends the orders whose wait for a payment is over (decision 43): asks the provider once more, then cancels them as `payment_expired`. Their stock
 * and the uses of their offers go back, and their customers get an email. Any number of workers may run it at once. Returns how many ended.
 */
export async function endUnpaidHolds(db: Db, tools: Tools): Promise<number> {
  let isSilent = false;
  let ended = 0;
  for (const orderId of await endedHolds(db, tools.now)) {
    // A provider that does not answer keeps no stock. Its late money reopens the order.
    if (!isSilent) isSilent = !(await askOnceMore(db, orderId, tools));
    if (await endHold(db, { orderId, now: tools.now })) ended += 1;
  }
  return ended;
}

async function endedHolds(db: Db, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - payWithinMinutes * minuteMs);
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.heldFor), eq(orders.heldFor, 'payment'), lte(orders.heldAt, since)))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(mostAtOnce);
  return rows.map(({ id }) => id);
}

/** Returns false when the provider did not answer. */
async function askOnceMore(db: Db, orderId: string, { open, log, now }: Tools): Promise<boolean> {
  const waiting = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, paymentStatesThat('isOpen'))));
  const apply = (move: Parameters<typeof applyPayment>[1]) => applyPayment(db, move);
  try {
    for (const payment of waiting) await askAboutPayment(db, payment, { open, apply, now });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    log.warn('provider of payments not asked', errorFields(error));
    return false;
  }
}

async function endHold(db: Db, { orderId, now }: { orderId: string; now: Date }): Promise<boolean> {
  return retryTransaction(db, async (tx) => {
    // A payment and the customer's choice of cash lock the same, so of several one is first.
    const { order } = await lockOrderWithParcel(tx, { orderId });
    if (order.heldFor !== 'payment' || !order.heldAt || payUntil(order.heldAt) > now) return false;
    await withdrawShipment(tx, { orderId });
    const note = `It was not paid within ${payWithinMinutes} minutes.`;
    // The customer gets an email of its own.
    await transitionOrder(tx, { orderId, to: stateAfter.cancelling, actor: 'system', note, passing: true });
    await writeOrder(tx, { orderId, values: { cancelReason: paymentExpired } });
    await queuePaymentEmail(tx, { order, paise: order.totalPaise, step: 'expired' });
    return true;
  });
}

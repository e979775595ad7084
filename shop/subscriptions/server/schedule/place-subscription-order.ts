import { createHash } from 'node:crypto';
import { ne } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { toWire } from '#shop/addresses/postal-address.ts';
import { skuOf } from '#shop/cart/line-options.ts';
import { type Dispatch, estimateDelivery } from '#shop/shipping/server/estimate-delivery.ts';
import type { HoldRules } from '#shop/orders/hold.ts';
import { type PlaceOrderBody, placeOrderBody } from '#shop/orders/body/place-order-body.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { soldWithin } from '#shop/pincodes/tax-status.ts';
import { isDue } from '../../due.ts';
import { addDays, dayOf } from '#platform/india-time.ts';
import { usualMethod } from '#shop/payments/methods.ts';
import { lockSubscription, type SubscriptionRow, updateSubscription } from '../lock-subscription.ts';
import { postponeSubscription, skipOrder } from './postpone-subscription.ts';
import { type Charges, usualCharges } from '#shop/pricing/amounts.ts';
import { priceSubscriptions } from '../price-subscription.ts';
import { billingCycles } from '../tables.ts';

/** Refusals of a catalogue without enough stock or without the product. */
const notToBeHad = ['out_of_stock', 'no_longer_sold', 'product_not_found', 'not_subscribable', 'too_many'];

type Tick = {
  now: Date;
  dispatch: Dispatch;
  holdRules?: HoldRules | undefined;
  charges?: Charges | undefined;
};

export type SubscriptionResult = 'ordered' | 'waiting' | 'missed' | 'not due';

/**
 * Places the due and announced order of a subscription at 15 % off today's price. The orderId derives from subscription and
 * date, and the order's transaction moves the date, so a crash or a second worker places no second order. Without stock it
 * tries again daily for a week. Returns the result.
 */
export async function placeSubscriptionOrder(
  db: Db,
  { subscriptionId, ...tick }: { subscriptionId: number } & Tick,
): Promise<SubscriptionResult> {
  try {
    return await lockSubscription(db, { subscriptionId }, (tx, subscription) =>
      orderFor(tx, subscription, tick),
    );
  } catch (error) {
    const within = soldWithin(tick.dispatch);
    if (within !== null && isRefusal(error, 'other_state'))
      return skipOrder(db, { subscriptionId, now: tick.now, why: { within } });
    if (isRefusal(error, 'cash_not_offered'))
      return skipOrder(db, { subscriptionId, now: tick.now, why: { isWithoutCash: true } });
    if (!notToBeHad.some((code) => isRefusal(error, code))) throw error;
    return postponeSubscription(db, { subscriptionId, now: tick.now });
  }
}

async function orderFor(
  tx: Db,
  subscription: SubscriptionRow,
  { now, dispatch, holdRules, charges = usualCharges }: Tick,
): Promise<SubscriptionResult> {
  const today = dayOf(now);
  if (!isDue(subscription, today)) return 'not due';
  const unit = (await priceSubscriptions(tx, [subscription], charges)).get(subscription.id);
  const order = subscriptionOrder(subscription, unit?.payablePaise ?? 0);
  const { estimatedDeliveryDate } = await estimateDelivery(tx, { pincode: order.pincode, dispatch, now });
  await placeOrder(tx, {
    userId: subscription.userId,
    order,
    estimatedDeliveryDate,
    actor: 'system',
    holdRules,
    charges,
    area: dispatch,
  });
  const cycle = { outcome: 'ordered' as const, orderId: order.orderId, at: now };
  await tx
    .insert(billingCycles)
    .values({ subscriptionId: subscription.id, dueOn: subscription.nextChargeDate, ...cycle })
    .onConflictDoUpdate({
      target: [billingCycles.subscriptionId, billingCycles.dueOn],
      set: cycle,
      setWhere: ne(billingCycles.outcome, 'ordered'),
    });
  await updateSubscription(tx, subscription, {
    countedFrom: today,
    nextChargeDate: addDays(today, subscription.frequencyDays),
    announcedFor: null,
    triedOn: null,
    firstOrderId: null,
    announcedUnitPaise: unit?.unitPaise ?? subscription.announcedUnitPaise,
    changedAt: now,
  });
  return 'ordered';
}

/** The body of a checkout for this order. Leaves the cart alone. */
function subscriptionOrder(subscription: SubscriptionRow, payablePaise: number): PlaceOrderBody {
  return placeOrderBody.parse({
    orderId: subscriptionOrderId(subscription),
    paymentMode: usualMethod,
    totalAmount: toRupees(payablePaise),
    ...toWire(subscription.address),
    items: [{ sku: skuOf(subscription), quantity: subscription.quantity }],
    buyNow: true,
  });
}

/** Derived from subscription and date. The secret seed keeps outsiders from guessing it. */
export function subscriptionOrderId({
  seed,
  nextChargeDate,
}: Pick<SubscriptionRow, 'seed' | 'nextChargeDate'>): string {
  const hash = createHash('sha256').update(`refill ${seed} ${nextChargeDate}`).digest('hex');
  const variant = ((Number.parseInt(hash[16]!, 16) & 0x3) | 0x8).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

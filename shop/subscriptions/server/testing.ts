import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { placeOrder } from '#shop/checkout/server/place-order.ts';
import { makeOrderBody, makeCustomer } from '#shop/orders/server/testing.ts';
import { addDays, type Day, startOf } from '#platform/india-time.ts';
import { startSubscriptions } from './start-subscriptions.ts';
import { runSchedule } from './schedule/run-schedule.ts';
import { subscriptions, billingCycles } from './tables.ts';

/**
 * Creates a customer with a ₹500 product every 60 days at 15 % off. `start` is the day of the first order. Cancels all
 * earlier subscriptions, so that the schedule has no other.
 */
export async function makeSubscription(
  db: Db,
  { stock = 100, quantity = 1, supply }: { stock?: number; quantity?: number; supply?: '120' } = {},
) {
  await db.update(subscriptions).set({ state: 'cancelled' });
  const customer = await makeCustomer(db);
  const product = await makeProduct(db, { stock, subscribable: true });
  const [sku, unitPaise] = supply ? [`${product.id}-120-s60`, 63_750] : [`${product.id}-s60`, 42_500];
  const order = makeOrderBody([{ sku, quantity, unitPaise }]);
  await subscribe(db, { userId: customer.userId, order });
  const [subscription] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, customer.userId), eq(subscriptions.productId, product.id)));
  return { ...customer, product, order, subscriptionId: subscription!.id, start: subscription!.countedFrom };
}

/** Places an order with its subscriptions, like the endpoint. */
export function subscribe(
  db: Db,
  { userId, order }: { userId: number; order: ReturnType<typeof makeOrderBody> },
) {
  return placeOrder(db, {
    userId,
    order,
    onPlaced: (tx, placed) => startSubscriptions(tx, { userId, placed }),
  });
}

export const dispatch = { PICKUP_PINCODE: '560001', DISPATCH_CUTOFF_HOUR: 14 };

/** Ten in the morning of a day in India. */
export function morningOf(day: Day): Date {
  return startOf(day, { hour: 10 });
}

export async function liveThrough(db: Db, { from, to }: { from: Day; to: Day }): Promise<void> {
  for (let day = from; day <= to; day = addDays(day, 1))
    await runSchedule(db, { now: morningOf(day), log: silentLog, dispatch });
}

export async function subscriptionOf(db: Db, subscriptionId: number) {
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  return subscription!;
}

export async function billingCyclesOf(db: Db, subscriptionId: number) {
  return db
    .select({
      dueOn: billingCycles.dueOn,
      outcome: billingCycles.outcome,
      orderId: billingCycles.orderId,
      totalPaise: orders.totalPaise,
    })
    .from(billingCycles)
    .leftJoin(orders, eq(orders.id, billingCycles.orderId))
    .where(eq(billingCycles.subscriptionId, subscriptionId))
    .orderBy(billingCycles.dueOn);
}

export async function subscriptionEmails(db: Db, email: string) {
  return (await queuedEmails(db, email)).filter(({ template }) => template.startsWith('refill-'));
}

export async function setStock(db: Db, productId: number, stock: number): Promise<void> {
  await db.update(products).set({ stock }).where(eq(products.id, productId));
}

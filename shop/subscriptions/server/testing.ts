import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { queuedEmails } from '#shop/accounts/server/testing.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { placeOrder } from '#shop/orders/server/place-order.ts';
import { makeOrderBody, makeCustomer } from '#shop/orders/server/testing.ts';
import { addDays, type Day, dayOf, startOf } from '#platform/india-time.ts';
import { startSubscriptions } from './start-subscriptions.ts';
import { runSchedule } from './schedule/run-schedule.ts';
import { subscriptions, billingCycles } from './tables.ts';

/**
 * Somebody who ordered a ₹500 product every 60 days, 15 % off, for a test; `start` is the day of that order. Every older
 * plan is ended, so that the clock has no other.
 */
export async function makeSubscription(
  db: Db,
  { stock = 100, quantity = 1 }: { stock?: number; quantity?: number } = {},
) {
  await db.update(subscriptions).set({ state: 'cancelled' });
  const customer = await makeCustomer(db);
  const product = await makeProduct(db, { stock, subscribable: true });
  const order = makeOrderBody([{ sku: `${product.id}-s60`, quantity, unitPaise: 42_500 }]);
  await subscribe(db, { userId: customer.userId, order });
  const [subscription] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, customer.userId), eq(subscriptions.productId, product.id)));
  return { ...customer, product, order, subscriptionId: subscription!.id, start: dayOf(new Date()) };
}

/** Places an order as the door does: with its subscriptions. */
export function subscribe(
  db: Db,
  { userId, order }: { userId: number; order: ReturnType<typeof makeOrderBody> },
) {
  return placeOrder(db, { userId, order, also: (tx, placed) => startSubscriptions(tx, { userId, placed }) });
}

/** Where parcels start in tests, and until when on a day. */
export const dispatch = { PICKUP_PINCODE: '560001', DISPATCH_CUTOFF_HOUR: 14 };

/** Ten in the morning of a day in India. */
export function morningOf(day: Day): Date {
  return startOf(day, { hour: 10 });
}

/** Lets the clock do what it does on each day from `from` to `to`. */
export async function liveThrough(db: Db, { from, to }: { from: Day; to: Day }): Promise<void> {
  for (let day = from; day <= to; day = addDays(day, 1))
    await runSchedule(db, { now: morningOf(day), log: silentLog, dispatch });
}

export async function subscriptionOf(db: Db, subscriptionId: number) {
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  return subscription!;
}

/** How each due date of a plan ended, with the order's amount. */
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

/** The emails about subscription orders queued for an address, oldest first. */
export async function subscriptionEmails(db: Db, email: string) {
  return (await queuedEmails(db, email)).filter(({ template }) => template.startsWith('refill-'));
}

export async function setStock(db: Db, productId: number, stock: number): Promise<void> {
  await db.update(products).set({ stock }).where(eq(products.id, productId));
}

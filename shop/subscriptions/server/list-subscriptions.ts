import { and, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { oneLine } from '#shop/addresses/postal-address.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { type Subscription, refusals } from '../contract.ts';
import { cancelledShownDays } from '../subscription.ts';
import type { SubscriptionRow } from './lock-subscription.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { type PricedSubscription, priceSubscriptions } from './price-subscription.ts';
import { subscriptions, billingCycles } from './tables.ts';
import { endWithFirstOrder } from './end-with-first-order.ts';

/** Lists a user's subscriptions: active ones first, by date; cancelled ones for 30 days (GET `/api/refills`). */
export async function listSubscriptions(
  db: Db,
  { userId, now, charges }: { userId: number; now: Date; charges?: Charges },
): Promise<Subscription[]> {
  await endWithFirstOrder(db, { now, userId });
  const { state, changedAt } = subscriptions;
  const since = new Date(now.getTime() - cancelledShownDays * dayMs);
  const rows = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), or(ne(state, 'cancelled'), gte(changedAt, since))))
    .orderBy(
      sql`array_position(array['active','paused','cancelled']::varchar[], ${state})`,
      subscriptions.nextChargeDate,
      subscriptions.id,
    );
  return toSubscriptions(db, rows, charges);
}

export async function readSubscription(
  db: Db,
  { subscriptionId, charges }: { subscriptionId: number; charges?: Charges | undefined },
): Promise<Subscription> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  const [subscription] = await toSubscriptions(db, rows, charges);
  if (!subscription) throw refusals.subscriptionNotFound();
  return subscription;
}

async function toSubscriptions(db: Db, rows: SubscriptionRow[], charges?: Charges): Promise<Subscription[]> {
  const priced = await priceSubscriptions(db, rows, charges);
  const numbers = await lastOrderNumbers(db, rows);
  return rows.flatMap((subscription) => {
    const price = priced.get(subscription.id);
    return price ? [toSubscription(subscription, price, numbers.get(subscription.id) ?? null)] : [];
  });
}

function toSubscription(
  subscription: SubscriptionRow,
  price: PricedSubscription,
  lastOrderNumber: string | null,
): Subscription {
  const { product, packs, payablePaise, available } = price;
  return {
    id: subscription.id,
    productId: product.id,
    slug: product.slug,
    productName: product.name,
    imageUrl: product.imageUrl,
    plan: subscription.plan,
    frequencyDays: subscription.frequencyDays,
    quantity: subscription.quantity,
    packs,
    state: subscription.state,
    nextDueOn: subscription.nextChargeDate,
    amount: toRupees(payablePaise),
    available,
    waitsForStock: subscription.state === 'active' && subscription.triedOn !== null,
    address: { customerName: subscription.address.name, line: oneLine(subscription.address) },
    lastOrderNumber,
  };
}

/** The newest order of each subscription, or its first order. */
async function lastOrderNumbers(db: Db, rows: SubscriptionRow[]): Promise<Map<number, string>> {
  if (rows.length === 0) return new Map();
  const refilled = await db
    .select({ subscriptionId: billingCycles.subscriptionId, orderNumber: orders.orderNumber })
    .from(billingCycles)
    .innerJoin(orders, eq(orders.id, billingCycles.orderId))
    .where(
      inArray(
        billingCycles.subscriptionId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(billingCycles.subscriptionId, desc(billingCycles.dueOn));
  const began = await db
    .select({ subscriptionId: subscriptions.id, orderNumber: orders.orderNumber })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.firstOrderId))
    .where(
      inArray(
        subscriptions.id,
        rows.map(({ id }) => id),
      ),
    );
  const newest = new Map<number, string>();
  for (const { subscriptionId, orderNumber } of [...refilled, ...began])
    if (!newest.has(subscriptionId)) newest.set(subscriptionId, orderNumber);
  return newest;
}

import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { queuedMails } from '#shop/identity/server/testing.ts';
import { orders } from '#shop/ordering/server/tables.ts';
import { placeOrder } from '#shop/ordering/server/place-order.ts';
import { makeOrderBody, makeShopper } from '#shop/ordering/server/testing.ts';
import { addDays, beginOf, type Day, dayOf } from '../indian-day.ts';
import { beginPlans } from './begin-plans.ts';
import { tickRefills } from './clock/tick-refills.ts';
import { refillPlans, refillTurns } from './tables.ts';

/**
 * Somebody who ordered a ₹500 product every 60 days, 15 % off, for a test; `start` is the day of that order. Every older
 * plan is ended, so that the clock has no other.
 */
export async function makePlan(
  db: Db,
  { stock = 100, quantity = 1 }: { stock?: number; quantity?: number } = {},
) {
  await db.update(refillPlans).set({ state: 'cancelled' });
  const shopper = await makeShopper(db);
  const product = await makeProduct(db, { stock, subscribable: true });
  const order = makeOrderBody([{ sku: `${product.id}-s60`, quantity, unitPaise: 42_500 }]);
  await subscribe(db, { personId: shopper.personId, order });
  const [plan] = await db
    .select()
    .from(refillPlans)
    .where(and(eq(refillPlans.personId, shopper.personId), eq(refillPlans.productId, product.id)));
  return { ...shopper, product, order, planId: plan!.id, start: dayOf(new Date()) };
}

/** Places an order as the door does: with its refill plans. */
export function subscribe(
  db: Db,
  { personId, order }: { personId: number; order: ReturnType<typeof makeOrderBody> },
) {
  return placeOrder(db, { personId, order, also: (tx, placed) => beginPlans(tx, { personId, placed }) });
}

/** Where parcels start in tests, and until when on a day. */
export const dispatch = { PICKUP_PINCODE: '560001', DISPATCH_CUTOFF_HOUR: 14 };

/** Ten in the morning of a day in India. */
export function morningOf(day: Day): Date {
  return new Date(beginOf(day).getTime() + 10 * 3_600_000);
}

/** Lets the clock do what it does on each day from `from` to `to`. */
export async function liveThrough(db: Db, { from, to }: { from: Day; to: Day }): Promise<void> {
  for (let day = from; day <= to; day = addDays(day, 1))
    await tickRefills(db, { now: morningOf(day), log: silentLog, dispatch });
}

export async function planOf(db: Db, planId: number) {
  const [plan] = await db.select().from(refillPlans).where(eq(refillPlans.id, planId));
  return plan!;
}

/** How each due date of a plan ended, with the order's amount. */
export async function turnsOf(db: Db, planId: number) {
  return db
    .select({
      dueOn: refillTurns.dueOn,
      outcome: refillTurns.outcome,
      orderId: refillTurns.orderId,
      totalPaise: orders.totalPaise,
    })
    .from(refillTurns)
    .leftJoin(orders, eq(orders.id, refillTurns.orderId))
    .where(eq(refillTurns.planId, planId))
    .orderBy(refillTurns.dueOn);
}

/** The mails about refills queued for an address, oldest first. */
export async function refillMails(db: Db, email: string) {
  return (await queuedMails(db, email)).filter(({ template }) => template.startsWith('refill-'));
}

export async function setStock(db: Db, productId: number, stock: number): Promise<void> {
  await db.update(products).set({ stock }).where(eq(products.id, productId));
}

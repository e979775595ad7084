import { createHash } from 'node:crypto';
import { ne } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { skuOf } from '#shop/cart/choice.ts';
import { type Dispatch, promiseDelivery } from '#shop/delivery/server/promise/promise-delivery.ts';
import { type PlaceOrderBody, placeOrderBody } from '#shop/ordering/contract.ts';
import { placeOrder } from '#shop/ordering/server/place-order.ts';
import { isDue } from '../../due.ts';
import { addDays, dayOf } from '../../indian-day.ts';
import { holdPlan, type PlanRow, writePlan } from '../hold-plan.ts';
import { postponeRefill } from './postpone-refill.ts';
import { priceRefills } from '../price-refill.ts';
import { refillTurns } from '../tables.ts';

/** What a catalogue says that has not enough of a product, or does not sell it this way any more. */
const notToBeHad = ['out_of_stock', 'no_longer_sold', 'product_not_found', 'not_subscribable', 'too_many'];

export type RefillResult = 'ordered' | 'waiting' | 'missed' | 'not due';

/**
 * Orders the refill of a plan that is due and was announced, at 15 % off today's price, in the order's transaction:
 * its orderId is made of the plan and the date, and the plan moves on with the order or not at all, so that a crash or
 * a second worker never makes two. Without stock it is tried again tomorrow, for a week.
 */
export async function placeRefill(
  db: Db,
  { planId, now, dispatch }: { planId: number; now: Date; dispatch: Dispatch },
): Promise<RefillResult> {
  try {
    return await holdPlan(db, { planId }, (tx, plan) => orderRefill(tx, plan, { now, dispatch }));
  } catch (error) {
    if (!notToBeHad.some((code) => isRefusal(error, code))) throw error;
    return postponeRefill(db, { planId, now });
  }
}

async function orderRefill(
  tx: Db,
  plan: PlanRow,
  { now, dispatch }: { now: Date; dispatch: Dispatch },
): Promise<RefillResult> {
  const today = dayOf(now);
  if (!isDue(plan, today)) return 'not due';
  const unit = (await priceRefills(tx, [plan])).get(plan.id);
  const order = refillOrder(plan, unit?.payablePaise ?? 0);
  const { deliverBy } = await promiseDelivery(tx, { pincode: order.pincode, dispatch, now });
  await placeOrder(tx, { personId: plan.personId, order, promisedFor: deliverBy, actor: 'system' });
  const turn = { outcome: 'ordered' as const, orderId: order.orderId, at: now };
  await tx
    .insert(refillTurns)
    .values({ planId: plan.id, dueOn: plan.nextDueOn, ...turn })
    .onConflictDoUpdate({
      target: [refillTurns.planId, refillTurns.dueOn],
      set: turn,
      setWhere: ne(refillTurns.outcome, 'ordered'),
    });
  await writePlan(tx, plan, {
    countedFrom: today,
    nextDueOn: addDays(today, plan.frequencyDays),
    announcedFor: null,
    triedOn: null,
    beganWith: null,
    toldUnitPaise: unit?.unitPaise ?? plan.toldUnitPaise,
    changedAt: now,
  });
  return 'ordered';
}

/** What a checkout would send for it; a cart is not touched. */
function refillOrder(plan: PlanRow, payablePaise: number): PlaceOrderBody {
  const { name, phone, ...place } = plan.address;
  return placeOrderBody.parse({
    orderId: refillOrderId(plan),
    paymentMode: 'COD',
    totalAmount: toRupees(payablePaise),
    customerName: name,
    customerPhone: phone,
    ...place,
    items: [{ sku: skuOf(plan), quantity: plan.quantity }],
    buyNow: true,
  });
}

/** The same for a plan and date, whoever asks and however often; nobody outside can tell it beforehand. */
export function refillOrderId({ seed, nextDueOn }: Pick<PlanRow, 'seed' | 'nextDueOn'>): string {
  const hash = createHash('sha256').update(`refill ${seed} ${nextDueOn}`).digest('hex');
  const variant = ((Number.parseInt(hash[16]!, 16) & 0x3) | 0x8).toString(16);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

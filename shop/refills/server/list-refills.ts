import { and, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/ordering/server/tables.ts';
import { type RefillPlan, refusals } from '../contract.ts';
import { cancelledShownDays } from '../refill.ts';
import type { PlanRow } from './hold-plan.ts';
import { type PricedRefill, priceRefills } from './price-refill.ts';
import { refillPlans, refillTurns } from './tables.ts';
import { endWithFirstOrder } from './end-with-first-order.ts';

/** A person's plans: active ones first, by date; a cancelled one for 30 days (GET /api/refills). */
export async function listRefills(
  db: Db,
  { personId, now }: { personId: number; now: Date },
): Promise<RefillPlan[]> {
  await endWithFirstOrder(db, { now });
  const { state, changedAt } = refillPlans;
  const since = new Date(now.getTime() - cancelledShownDays * 86_400_000);
  const plans = await db
    .select()
    .from(refillPlans)
    .where(and(eq(refillPlans.personId, personId), or(ne(state, 'cancelled'), gte(changedAt, since))))
    .orderBy(
      sql`array_position(array['active','paused','cancelled']::varchar[], ${state})`,
      refillPlans.nextDueOn,
      refillPlans.id,
    );
  return toRefills(db, plans);
}

/** One plan as it travels. */
export async function readRefill(db: Db, { planId }: { planId: number }): Promise<RefillPlan> {
  const plans = await db.select().from(refillPlans).where(eq(refillPlans.id, planId));
  const [plan] = await toRefills(db, plans);
  if (!plan) throw refusals.planNotFound();
  return plan;
}

async function toRefills(db: Db, plans: PlanRow[]): Promise<RefillPlan[]> {
  const priced = await priceRefills(db, plans);
  const numbers = await lastOrderNumbers(db, plans);
  return plans.flatMap((plan) => {
    const price = priced.get(plan.id);
    return price ? [toRefill(plan, price, numbers.get(plan.id) ?? null)] : [];
  });
}

function toRefill(plan: PlanRow, price: PricedRefill, lastOrderNumber: string | null): RefillPlan {
  const { product, payablePaise, available } = price;
  const { name, addressLine, city, pincode } = plan.address;
  return {
    id: plan.id,
    productId: product.id,
    slug: product.slug,
    productName: product.name,
    imageUrl: product.imageUrl,
    plan: plan.plan,
    frequencyDays: plan.frequencyDays,
    quantity: plan.quantity,
    state: plan.state,
    nextDueOn: plan.nextDueOn,
    amount: toRupees(payablePaise),
    available,
    waitsForStock: plan.state === 'active' && plan.triedOn !== null,
    address: { customerName: name, line: `${addressLine}, ${city} ${pincode}` },
    lastOrderNumber,
  };
}

/** The newest order of each plan: its last refill, or the order that began it. */
async function lastOrderNumbers(db: Db, plans: PlanRow[]): Promise<Map<number, string>> {
  if (plans.length === 0) return new Map();
  const refilled = await db
    .select({ planId: refillTurns.planId, orderNumber: orders.orderNumber })
    .from(refillTurns)
    .innerJoin(orders, eq(orders.id, refillTurns.orderId))
    .where(
      inArray(
        refillTurns.planId,
        plans.map(({ id }) => id),
      ),
    )
    .orderBy(refillTurns.planId, desc(refillTurns.dueOn));
  const began = await db
    .select({ planId: refillPlans.id, orderNumber: orders.orderNumber })
    .from(refillPlans)
    .innerJoin(orders, eq(orders.id, refillPlans.beganWith))
    .where(
      inArray(
        refillPlans.id,
        plans.map(({ id }) => id),
      ),
    );
  const newest = new Map<number, string>();
  for (const { planId, orderNumber } of [...refilled, ...began])
    if (!newest.has(planId)) newest.set(planId, orderNumber);
  return newest;
}

import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Frequency } from '#shop/cart/choice.ts';
import type { PlacedOrder } from '#shop/ordering/server/place-order.ts';
import { addDays, dayOf } from '../indian-day.ts';
import { refillPlans } from './tables.ts';

type Begun = { personId: number; placed: PlacedOrder };

/**
 * Makes a refill plan of each subscription in a placed order, in the order's own transaction. What is subscribed to
 * already, in the same size and rhythm and for the same address, goes on as ordered now instead of coming twice.
 */
export async function beginPlans(tx: Db, { personId, placed }: Begun): Promise<void> {
  const { order, items, placedAt } = placed;
  const address = {
    name: order.customerName,
    phone: order.customerPhone,
    addressLine: order.addressLine,
    city: order.city,
    state: order.state,
    country: order.country,
    pincode: order.pincode,
  };
  for (const { choice, quantity, unitPaise } of items) {
    if (choice.frequencyDays === 0) continue;
    const frequencyDays: Frequency = choice.frequencyDays;
    const ordered = {
      quantity,
      toldUnitPaise: unitPaise,
      state: 'active' as const,
      countedFrom: dayOf(placedAt),
      nextDueOn: addDays(dayOf(placedAt), frequencyDays),
      announcedFor: null,
      triedOn: null,
    };
    const going = await tx
      .update(refillPlans)
      .set({ ...ordered, changedAt: placedAt })
      .where(
        and(
          eq(refillPlans.personId, personId),
          eq(refillPlans.productId, choice.productId),
          eq(refillPlans.plan, choice.plan),
          eq(refillPlans.frequencyDays, frequencyDays),
          ne(refillPlans.state, 'cancelled'),
          sql`${refillPlans.address} = ${JSON.stringify(address)}::jsonb`,
        ),
      )
      .returning({ id: refillPlans.id });
    if (going.length > 0) continue;
    await tx.insert(refillPlans).values({
      ...ordered,
      personId,
      productId: choice.productId,
      plan: choice.plan,
      frequencyDays,
      address,
      beganWith: order.orderId,
      createdAt: placedAt,
      changedAt: placedAt,
    });
  }
}

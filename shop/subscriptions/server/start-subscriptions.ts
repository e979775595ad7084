import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Frequency } from '#shop/cart/line-options.ts';
import type { PlacedOrder } from '#shop/orders/server/placing/placed-order.ts';
import { addDays, dayOf } from '#platform/india-time.ts';
import { subscriptions } from './tables.ts';

type Begun = { userId: number; placed: PlacedOrder };

/**
 * Starts the subscriptions of a placed order, in the order's transaction. An equal subscription (product, supply, frequency,
 * address) continues with this order instead of doubling.
 */
export async function startSubscriptions(tx: Db, { userId, placed }: Begun): Promise<void> {
  const { order, address, items, placedAt } = placed;
  for (const { lineOptions, quantity, unitPaise } of items) {
    if (lineOptions.frequencyDays === 0) continue;
    const frequencyDays: Frequency = lineOptions.frequencyDays;
    const ordered = {
      quantity,
      announcedUnitPaise: unitPaise,
      state: 'active' as const,
      countedFrom: dayOf(placedAt),
      nextChargeDate: addDays(dayOf(placedAt), frequencyDays),
      announcedFor: null,
      triedOn: null,
    };
    const going = await tx
      .update(subscriptions)
      .set({ ...ordered, changedAt: placedAt })
      .where(
        and(
          eq(subscriptions.userId, userId),
          eq(subscriptions.productId, lineOptions.productId),
          eq(subscriptions.plan, lineOptions.plan),
          eq(subscriptions.frequencyDays, frequencyDays),
          ne(subscriptions.state, 'cancelled'),
          sql`${subscriptions.address} = ${JSON.stringify(address)}::jsonb`,
        ),
      )
      .returning({ id: subscriptions.id });
    if (going.length > 0) continue;
    await tx.insert(subscriptions).values({
      ...ordered,
      userId,
      productId: lineOptions.productId,
      plan: lineOptions.plan,
      frequencyDays,
      address,
      firstOrderId: order.orderId,
      createdAt: placedAt,
      changedAt: placedAt,
    });
  }
}

import { and, asc, eq, sql } from 'drizzle-orm';
import { daySeconds, hourSeconds } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { limitRate } from '#platform/server/limits/limit-rate.ts';
import { listScans } from '#shop/shipping/server/tracking/list-scans.ts';
import { waitsFor } from '../../hold.ts';
import { findRefusals, type FindForm, type FoundOrder } from '../../tracking/find.ts';
import { orderEvents, orders } from '../tables.ts';

/** `network` is that of the caller, or nothing when limits are off. */
type Params = FindForm & { network: string | undefined };

/**
 * Returns state and scans of the order with this number and phone (POST /api/orders/find). Refuses every other pair alike (404), and
 * too many tries of a network, for a number or for a phone (429). An unknown number counts as a known one does.
 */
export async function findOrder(db: Db, { orderNumber, phone, network }: Params): Promise<FoundOrder> {
  if (network !== undefined) await limitTries(db, { orderNumber, phone, network });
  const [order] = await db
    .select({
      id: orders.id,
      state: orders.state,
      heldFor: orders.heldFor,
      estimatedDeliveryDate: orders.estimatedDeliveryDate,
    })
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), sql`${orders.address}->>'phone' = ${phone}`));
  if (!order) throw findRefusals.unknown();
  const steps = await db
    .select({ state: orderEvents.state, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id));
  return {
    orderNumber,
    state: order.state,
    estimatedDeliveryDate: waitsFor(order.heldFor) === 'confirmation' ? null : order.estimatedDeliveryDate,
    steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
    scans: await listScans(db, { orderId: order.id }),
  };
}

/**
 * A network is counted first, so that its refused tries use up nothing of a number. The limit of a phone stops somebody who knows it
 * and tries one order number after the other from many networks.
 */
async function limitTries(
  db: Db,
  { orderNumber, phone, network }: { orderNumber: string; phone: string; network: string },
): Promise<void> {
  await limitRate(db, [
    {
      name: 'order-finds-number-network',
      subject: `${orderNumber} ${network}`,
      limit: 8,
      windowSeconds: hourSeconds,
    },
    {
      name: 'order-finds-phone-network',
      subject: `${phone} ${network}`,
      limit: 8,
      windowSeconds: hourSeconds,
    },
  ]);
  await limitRate(db, [
    { name: 'order-finds-number', subject: orderNumber, limit: 40, windowSeconds: daySeconds },
    { name: 'order-finds-phone', subject: phone, limit: 40, windowSeconds: daySeconds },
  ]);
}

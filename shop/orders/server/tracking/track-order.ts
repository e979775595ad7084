import { asc, eq } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { findParcelCourier } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { findShipment } from '#shop/shipping/server/shipments/find-shipment.ts';
import { listScans } from '#shop/shipping/server/tracking/list-scans.ts';
import { paymentOf } from '../../payment-of.ts';
import { linkRefusals, type TrackedOrder } from '../../tracking/contract.ts';
import { waitsFor } from '../../hold.ts';
import { isErased } from '../erase/erase-customer.ts';
import { orderEvents, orders } from '../tables.ts';
import { redeliveryTokenOf } from './open-try.ts';
import { mayJoinAccount } from './join-account.ts';
import { readTrackLink } from './signed-links.ts';
import { orderStates } from '../../states.ts';

/** Returns the shipment of a tracking link (GET /api/track/{token}). Refuses a foreign or expired link, and one of a deleted account (404). */
export async function trackOrder(
  db: Db,
  { token, now = new Date() }: { token: string; now?: Date },
): Promise<TrackedOrder> {
  const orderNumber = readTrackLink(token, now);
  const [order] = orderNumber
    ? await db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    : [];
  if (!order || isErased(order)) throw linkRefusals.linkOver();
  const orderId = order.id;
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  const shipment = await findShipment(db, { orderId });
  return {
    orderNumber: order.orderNumber,
    state: order.state,
    placedAt: order.placedAt.toISOString(),
    estimatedDeliveryDate: order.estimatedDeliveryDate,
    totalAmount: toRupees(order.totalPaise),
    amountDue: toRupees(paymentOf(order).duePaise),
    paymentMode: order.paymentMode,
    waybill: shipment?.waybill ?? null,
    waitsFor: waitsFor(order.heldFor),
    mayJoinAccount: mayJoinAccount(order),
    rescueToken: await redeliveryTokenOf(db, order),
    city: order.address.city,
    pincode: order.address.pincode,
    events: events.map(({ state, actor, at, note }) => ({
      state,
      actor,
      at: at.toISOString(),
      note: orderStates[state].hasFailedTry ? note : null,
    })),
    courier: await findParcelCourier(db, { orderId }),
    scans: await listScans(db, { orderId }),
  };
}

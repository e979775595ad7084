import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { findParcelCourier } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { findShipment } from '#shop/shipping/server/shipments/find-shipment.ts';
import { listScans } from '#shop/shipping/server/tracking/list-scans.ts';
import { type Order, refusals } from '../contract.ts';
import { orderEvents, orderLines, orders } from './tables.ts';
import { withAmounts } from './amounts/read-amounts.ts';
import { redeliveryTokenOf } from './tracking/open-try.ts';
import { toOrder } from './to-order.ts';

/** The user is null for an order without an account, which a signed link has named. */
type OrderKey = { userId: number | null; orderNumber: string };

/** Returns a customer's order (GET /api/orders/{orderNumber}). Refuses an unknown or foreign one (404). */
export async function getOrder(db: Db, named: OrderKey): Promise<Order> {
  const order = await findOrder(db, named);
  const orderId = order.id;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  const shipment = await findShipment(db, { orderId });
  const scans = await listScans(db, { orderId });
  const courier = await findParcelCourier(db, { orderId });
  const rescueToken = await redeliveryTokenOf(db, order);
  return toOrder(order, {
    lines,
    events,
    scans,
    courier,
    waybill: shipment?.waybill ?? null,
    rescueToken,
  });
}

export async function findOrder(db: Db, { userId, orderNumber }: OrderKey) {
  const [order] = await db
    .select(withAmounts)
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), ofUser(userId)));
  if (!order) throw refusals.orderNotFound();
  return order;
}

function ofUser(userId: number | null) {
  return userId === null ? isNull(orders.userId) : eq(orders.userId, userId);
}

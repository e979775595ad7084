import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { shipments } from '#shop/delivery/server/tables.ts';
import type { OrderSummary } from '../contract.ts';
import { orderLines, orders } from './tables.ts';
import { toOrderSummary } from './to-order.ts';

/** A person's orders, newest first (GET /api/orders). */
export async function listOrders(db: Db, { personId }: { personId: number }): Promise<OrderSummary[]> {
  const rows = await db
    .select({ order: orders, waybill: shipments.waybill })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(eq(orders.personId, personId))
    .orderBy(desc(orders.placedAt), desc(orders.orderNumber));
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return rows.map(({ order, waybill }) => toOrderSummary(order, byOrder.get(order.id) ?? [], waybill));
}

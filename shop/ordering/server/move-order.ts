import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { returnStock } from '#shop/catalog/server/return-stock.ts';
import { type OrderActor, orderMoves, type OrderState, orderStates } from '../order.ts';
import { queueCancelledMail } from './queue-order-mail.ts';
import { orderEvents, orders } from './tables.ts';

type Move = { orderId: string; to: OrderState; actor: OrderActor; note?: string };

/**
 * Moves an order where its present state allows it, and notes the event; a cancelled order gives its stock back and
 * is told about by mail. Out:
 * whether it moved. Of several that try at once, one does.
 */
export async function moveOrder(tx: Db, { orderId, to, actor, note }: Move): Promise<boolean> {
  const from = orderStates.filter((state) => orderMoves[state].includes(to));
  const moved = await tx
    .update(orders)
    .set({ state: to })
    .where(and(eq(orders.id, orderId), inArray(orders.state, from)))
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  await tx.insert(orderEvents).values({ orderId, state: to, actor, note: note?.slice(0, 300) ?? null });
  if (to === 'cancelled') {
    await returnStock(tx, { orderId });
    await queueCancelledMail(tx, { orderId, actor });
  }
  return true;
}

import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays, dayMs, dayOf, isSunday, startOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { reserveStock } from '#shop/catalog/server/stock/reserve-stock.ts';
import { stockMovements } from '#shop/catalog/server/stock/tables.ts';
import { payRefusals } from '#shop/payments/pay.ts';
import { promotionUses } from '#shop/promotions/server/tables.ts';
import { retakeUses } from '#shop/promotions/server/uses.ts';
import { holdAgain } from '#shop/shipping/server/shipments/request-shipment.ts';
import { paymentExpired } from '#shop/orders/order.ts';
import { orderStates, stateAfter } from '#shop/orders/states.ts';
import { unitsOfOrder } from '../hold/settle-units.ts';
import { orderEvents, orders } from '#shop/orders/server/tables.ts';

type OrderRow = typeof orders.$inferSelect;

/** Whether an order ended because nobody paid it in time, and was never reopened. */
export async function mayReopen(tx: Db, { id: orderId, state, cancelReason }: OrderRow): Promise<boolean> {
  if (!orderStates[state].isCancelled || cancelReason !== paymentExpired) return false;
  const isPlacing = and(eq(orderEvents.orderId, orderId), eq(orderEvents.state, stateAfter.placing));
  return (await tx.$count(orderEvents, isPlacing)) === 1;
}

type Reopening = { order: OrderRow; actor: 'shopper' | 'system'; now?: Date };

/**
 * Reopens a locked order that `mayReopen`, at the price of its day: takes its offers and its stock again, and holds it for the payment, from which the
 * caller releases it in the same transaction. Returns the order. Refuses where stock or an offer is gone (409); then the caller rolls back.
 */
export async function reopenOrder(tx: Db, { order, actor, now = new Date() }: Reopening): Promise<OrderRow> {
  const { id: orderId } = order;
  // In the sequence of a placing: offers, then stock.
  if (await usedSince(tx, order)) throw payRefusals.offerUsed();
  if (!(await retakeUses(tx, { orderId }))) throw payRefusals.offerUsed();
  const tookStock = (await tx.$count(stockMovements, eq(stockMovements.orderId, orderId))) > 0;
  if (tookStock)
    await reserveStock(tx, { orderId, units: await unitsOfOrder(tx, orderId), isReopened: true });
  if (!(await holdAgain(tx, { orderId }))) throw payRefusals.takesNone();
  const [reopened] = await tx
    .update(orders)
    .set({
      state: stateAfter.placing,
      heldFor: 'payment',
      alsoHeldFor: tookStock ? null : 'stock',
      heldAt: now,
      cancelReason: null,
      estimatedDeliveryDate: laterDay(order, now),
    })
    .where(eq(orders.id, orderId))
    .returning();
  const note = actor === 'system' ? 'Reopened: the payment came after its time.' : 'Reopened in cash.';
  await tx.insert(orderEvents).values({ orderId, state: stateAfter.placing, actor, note });
  return reopened!;
}

const other = alias(orders, 'other_order');

/** Whether a newer order of the customer or the phone number holds a use of an offer of this one, since one customer has it once. */
async function usedSince(tx: Db, { id, userId, address, placedAt }: OrderRow): Promise<boolean> {
  const mine = tx
    .select({ id: promotionUses.promotionId })
    .from(promotionUses)
    .where(and(eq(promotionUses.orderId, id), isNotNull(promotionUses.givenBackAt)));
  const [used] = await tx
    .select({ id: other.id })
    .from(promotionUses)
    .innerJoin(other, eq(other.id, promotionUses.orderId))
    .where(
      and(
        inArray(promotionUses.promotionId, mine),
        isNull(promotionUses.givenBackAt),
        ne(other.id, id),
        sql`${other.placedAt} >= ${placedAt.toISOString()}::timestamptz`,
        or(
          userId === null ? undefined : eq(other.userId, userId),
          sql`${other.address}->>'phone' = ${address.phone}`,
        ),
      ),
    )
    .limit(1);
  return used !== undefined;
}

/** The day of the delivery estimate moves by the days that the order was over. */
function laterDay({ estimatedDeliveryDate: day, placedAt }: OrderRow, now: Date): string | null {
  if (day === null) return null;
  const passed = Math.round((startOf(dayOf(now)).getTime() - startOf(dayOf(placedAt)).getTime()) / dayMs);
  const moved = addDays(day, passed);
  return passed > 0 && isSunday(moved) ? addDays(moved, 1) : moved;
}

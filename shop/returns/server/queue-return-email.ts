import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { hasUnprovedEmail, recipientOf, tellCustomer } from '#shop/orders/server/tracking/tell-customer.ts';
import { signReturnLink } from '#shop/orders/server/tracking/signed-links.ts';
import { courierLabel } from '#shop/shipping/couriers/couriers.ts';
import { type ReturnStep, returnStepEmail } from '../emails/return-emails.ts';
import { findPickup, type PickupRow } from './pickups/find-pickup.ts';
import { returnLines, returns } from './tables.ts';

/** Tells the customer about a step of a return, in the transaction of the step. */
export async function queueReturnEmail(
  tx: Db,
  { id, step }: { id: number; step: ReturnStep },
): Promise<void> {
  const [found] = await tx
    .select({ row: returns, order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.id, id));
  if (!found) return;
  const { row, order } = found;
  const { orderNumber } = order;
  const to = await recipientOf(tx, order);
  const lines = await tx
    .select({ name: orderLines.name, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, id))
    .orderBy(asc(returnLines.orderLineId));
  const pickup = await findPickup(tx, { returnId: id });
  const data = {
    step,
    orderNumber,
    name: to.name,
    lines,
    answer: row.answer,
    reason: row.reason,
    remedy: row.remedy,
    refundPaise: row.refundPaise,
    payoutHint: row.payoutHint,
    reference: row.reference,
    ...(row.withoutPickup ? { withoutPickup: true } : {}),
    ...(step === 'pickup_booked' && pickup ? { pickup: pickupOf(pickup) } : {}),
    returnToken: hasUnprovedEmail(order) ? null : signReturnLink(orderNumber),
  };
  await tellCustomer(tx, to, { email: returnStepEmail, data, orderNumber });
}

function pickupOf({ courier, waybill, day }: PickupRow) {
  return { courier: courierLabel(courier), waybill, day };
}

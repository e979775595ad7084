import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { signReturnLink } from '#shop/orders/server/tracking/signed-links.ts';
import { type ReturnStep, returnStepEmail } from '../emails/return-emails.ts';
import { returnLines, returns } from './tables.ts';

/** Queues the email about a step of a return to the order's account, if there is one, in the transaction of the step. */
export async function queueReturnEmail(
  tx: Db,
  { id, step }: { id: number; step: ReturnStep },
): Promise<void> {
  const [found] = await tx
    .select({ row: returns, email: users.email, orderNumber: orders.orderNumber, address: orders.address })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(returns.id, id));
  if (!found) return;
  const { row, email, orderNumber, address } = found;
  const lines = await tx
    .select({ name: orderLines.name, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, id))
    .orderBy(asc(returnLines.orderLineId));
  const data = {
    step,
    orderNumber,
    name: address.name,
    lines,
    answer: row.answer,
    refundPaise: row.refundPaise,
    payoutHint: row.payoutHint,
    reference: row.reference,
    returnToken: signReturnLink(orderNumber),
  };
  await queueEmail(tx, returnStepEmail, { to: email, data, about: orderNumber });
}

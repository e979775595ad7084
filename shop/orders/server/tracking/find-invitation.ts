import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { linkRefusals } from '../../tracking/contract.ts';
import { orderLines, orders } from '../tables.ts';
import { readReviewLink } from './signed-links.ts';
import { orderStates, statesThat } from '../../states.ts';

/** The right to review a delivered product. */
export type Invitation = { userId: number; orderId: string; productId: number };

/** Returns the user and product of a review link. Refuses a foreign or expired link (404), and an undelivered order (409). */
export async function findInvitation(
  db: Db,
  { token, now = new Date() }: { token: string; now?: Date },
): Promise<Invitation> {
  const lineId = readReviewLink(token, now);
  if (lineId === null) throw linkRefusals.linkOver();
  const [line] = await db
    .select({
      userId: orders.userId,
      orderId: orders.id,
      productId: orderLines.productId,
      state: orders.state,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, lineId));
  if (!line || line.userId === null) throw linkRefusals.linkOver();
  const { state, userId, orderId, productId } = line;
  if (!orderStates[state].hasArrived) throw linkRefusals.notDelivered();
  return { userId, orderId, productId };
}

/** Returns the customer's newest order of a product that has arrived, or null. */
export async function findReceived(
  db: Db,
  { userId, productId }: Pick<Invitation, 'userId' | 'productId'>,
): Promise<Invitation | null> {
  const [order] = await db
    .select({ orderId: orders.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orderLines.productId, productId),
        inArray(orders.state, statesThat('hasArrived')),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return order ? { userId, productId, orderId: order.orderId } : null;
}

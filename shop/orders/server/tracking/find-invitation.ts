import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { linkRefusals } from '../../tracking/contract.ts';
import { orderLines, orders } from '../tables.ts';
import { readReviewLink } from './signed-links.ts';

/** Who was delivered what: the right to review a product as its customer. */
export type Invitation = { userId: number; orderId: string; productId: number };

/**
 * Whom and what the review link of a delivered order stands for. Refuses a link that is not ours or is over (404), and
 * one of an order that was not delivered (409).
 */
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
  if (state !== 'delivered') throw linkRefusals.notDelivered();
  return { userId, orderId, productId };
}

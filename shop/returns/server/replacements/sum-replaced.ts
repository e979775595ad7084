import { and, eq, gt, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { stateAfter, statesThat } from '#shop/orders/states.ts';
import { orderEvents, orderLines, orders } from '#shop/orders/server/tables.ts';

/**
 * Returns what the goods of replacements are worth, in paise: of those that replace one order, or that a staff member sent since a time. A
 * cancelled one never left. A lost or given-up one counts, since its goods are gone.
 */
export async function sumReplaced(
  db: Db,
  of: { orderNumber: string } | { authorId: number; since: Date },
): Promise<number> {
  const sender = (authorId: number) =>
    db
      .select({ id: orderEvents.orderId })
      .from(orderEvents)
      .where(and(eq(orderEvents.authorId, authorId), eq(orderEvents.state, stateAfter.placing)));
  const [sum] = await db
    .select({ paise: sql<number>`coalesce(sum(${orderLines.valuePaise} * ${orderLines.quantity}), 0)::int` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        isNotNull(orders.replaces),
        notInArray(orders.state, statesThat('isCancelled')),
        'orderNumber' in of
          ? eq(orders.replaces, of.orderNumber)
          : and(gt(orders.placedAt, of.since), inArray(orders.id, sender(of.authorId))),
      ),
    );
  return sum!.paise;
}

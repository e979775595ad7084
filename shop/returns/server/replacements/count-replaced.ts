import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/server/db.ts';
import { statesThat } from '#shop/orders/states.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';

/** A replacement in one of these states is over, and its customer has nothing of it. They are final, so its units stay free. */
export const statesWithoutGoods = statesThat('isCancelled', 'cameBack', 'isLost');

/**
 * Returns how many units of each line of an order replacements have sent again. A replacement that was cancelled, came back, was
 * lost or was given up for a refund counts nothing.
 */
export async function countReplaced(
  db: Db,
  { orderId }: { orderId: string },
): Promise<ReadonlyMap<number, number>> {
  const sent = alias(orderLines, 'sent');
  const rows = await db
    .select({ id: orderLines.id, units: sql<number>`sum(${sent.quantity})::int` })
    .from(orderLines)
    .innerJoin(sent, eq(sent.replacesLineId, orderLines.id))
    .innerJoin(orders, eq(orders.id, sent.orderId))
    .where(
      and(
        eq(orderLines.orderId, orderId),
        notInArray(orders.state, statesWithoutGoods),
        isNull(orders.givenUpAt),
      ),
    )
    .groupBy(orderLines.id);
  return new Map(rows.map(({ id, units }) => [id, units]));
}

import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { countReplaced } from '../../../server/replacements/count-replaced.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { orderStates } from '#shop/orders/states.ts';
import type { OrderRow } from '../../../server/links.ts';
import { listReturns, unitsTaken } from '../../../server/read-returns.ts';
import { isOpenReturn } from '../../../states.ts';
import { refusals, type ReplacementOffer } from '../../replacements.ts';

/** Returns what of a delivered order may be sent again, and its replacements, the oldest first. Refuses an order that was not delivered (409). */
export async function readReplacements(db: Db, order: OrderRow): Promise<ReplacementOffer> {
  const { hasArrived, isLost } = orderStates[order.state];
  if (!hasArrived) throw refusals.notDelivered(isLost);
  const [lines, taken, returns, sent] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id)),
    unitsTaken(db, order),
    listReturns(db, { orderIds: [order.id] }),
    listSent(db, order.orderNumber),
  ]);
  return {
    orderNumber: order.orderNumber,
    lines: lines.map((line) => ({
      orderLineId: line.id,
      productName: line.name,
      imageUrl: line.imageUrl,
      ordered: line.quantity,
      left: order.givenUpAt ? 0 : line.quantity - (taken.get(line.id) ?? 0),
    })),
    returns: returns
      .filter(({ state }) => isOpenReturn(state))
      .map((open) => ({
        id: open.id,
        lines: open.lines.map(({ orderLineId, productName, quantity }) => ({
          orderLineId,
          productName,
          quantity,
        })),
      })),
    replacements: sent,
  };
}

async function listSent(db: Db, orderNumber: string): Promise<ReplacementOffer['replacements']> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.replaces, orderNumber))
    .orderBy(asc(orders.placedAt), asc(orders.id));
  const units = await db
    .select({ orderId: orderLines.orderId, units: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(orderLines.orderId);
  const unitsOf = new Map(units.map((row) => [row.orderId, row.units]));
  const shown: ReplacementOffer['replacements'] = [];
  for (const row of rows)
    shown.push({
      orderNumber: row.orderNumber,
      state: row.state,
      placedAt: row.placedAt.toISOString(),
      isGivenUp: row.givenUpAt !== null,
      mayGiveUp: await mayGiveUp(db, row),
      units: unitsOf.get(row.id) ?? 0,
    });
  return shown;
}

/** A replacement that arrived and was not replaced again in its turn. */
export async function mayGiveUp(db: Db, order: OrderRow): Promise<boolean> {
  if (order.givenUpAt || !orderStates[order.state].hasArrived) return false;
  return (await countReplaced(db, { orderId: order.id })).size === 0;
}

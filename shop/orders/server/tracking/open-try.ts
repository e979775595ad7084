import { and, asc, eq, inArray } from 'drizzle-orm';
import { addDays, type Day, dayOf, laterOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { orderEvents, orders } from '../tables.ts';
import { signRedeliveryLink } from './signed-links.ts';
import { type OrderState, orderStates, statesThat } from '../../states.ts';

/** The courier keeps a parcel for six days after its first failed try. */
const keptDays = 6;

/** A failed delivery that waits for an act. `days` are those that the courier may be asked for. */
export type OpenTry = { failedTry: number; why: string | null; days: Day[]; isOnItsWayBack: boolean };

/** Returns the newest failed delivery of an order, or null when the parcel moves again or has ended its way. */
export async function findOpenTry(
  db: Db,
  { orderId, now = new Date() }: { orderId: string; now?: Date },
): Promise<OpenTry | null> {
  const [order] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId));
  if (!order || !orderStates[order.state].hasFailedTry) return null;
  const tries = await db
    .select({ id: orderEvents.id, at: orderEvents.at, why: orderEvents.note })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.state, statesThat('hasFailedTry'))))
    .orderBy(asc(orderEvents.id));
  const [first, newest] = [tries[0], tries.at(-1)];
  if (!first || !newest) return null;
  const [shipment] = await db
    .select({ returningSince: shipments.returningSince })
    .from(shipments)
    .where(eq(shipments.orderId, orderId));
  return {
    failedTry: newest.id,
    why: newest.why,
    days: daysBetween(addDays(dayOf(now), 1), addDays(dayOf(first.at), keptDays)),
    isOnItsWayBack: shipment?.returningSince != null,
  };
}

/** Returns the token that answers an open failed delivery, without a query for another state. A parcel on its way back takes no answer. */
export async function redeliveryTokenOf(
  db: Db,
  { id: orderId, state }: { id: string; state: OrderState },
): Promise<string | null> {
  if (!orderStates[state].hasFailedTry) return null;
  const open = await findOpenTry(db, { orderId });
  return open && !open.isOnItsWayBack ? signRedeliveryLink(open.failedTry) : null;
}

function daysBetween(from: Day, until: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; laterOf(day, until) === until; day = addDays(day, 1)) days.push(day);
  return days;
}

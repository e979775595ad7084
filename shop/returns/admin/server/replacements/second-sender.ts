import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { hasColleague } from '#shop/accounts/admin/server/staff-session.ts';
import { worthOf } from '#shop/orders/replacement.ts';
import { orderEvents, orderLines, orders } from '#shop/orders/server/tables.ts';
import { stateAfter } from '#shop/orders/states.ts';
import type { OrderRow } from '../../../server/links.ts';
import { returnEvents, returns } from '../../../server/tables.ts';
import { type ReplacementForm, refusals } from '../../replacements.ts';
import { givenInDay, givenOf } from '../given-away.ts';
import { involvedIn, payers } from '../second-payer.ts';

type Params = Pick<ReplacementForm, 'lines' | 'returnId'> & {
  first: OrderRow;
  userId: number;
  alonePaise: number;
  now?: Date;
};

/**
 * Refuses a replacement above the limit of refunds from one person alone (409). It counts as a refund of its worth would. Above the limit it
 * ends a return that a colleague asked for or approved, and its sender has no part in that return, if a colleague is there who has none. A
 * shop with one person who may send has no such rule. The caller holds `lockGivingAway`.
 */
export async function refuseLoneSender(
  tx: Db,
  { first, lines, returnId, userId, alonePaise, now = new Date() }: Params,
): Promise<void> {
  const worth = await worthOfLines(tx, { first, lines });
  const ofDay = await givenInDay(tx, { userId, now });
  const ofOrder = await givenOf(tx, first);
  const isLarge = worth + Math.max(ofDay.refunds + ofDay.replacements, ofOrder) > alonePaise;
  if (!isLarge || !(await hasColleague(tx, { userId, roles: payers }))) return;
  if (returnId === null || !(await hasOtherHand(tx, { returnId, userId }))) throw refusals.colleagueNeeded();
  const [row] = await tx.select().from(returns).where(eq(returns.id, returnId));
  const involved = await involvedIn(tx, row!);
  if (involved.includes(userId) && (await hasColleague(tx, { userId, roles: payers, without: involved })))
    throw refusals.involved();
}

/**
 * Refuses (409) another recipient of a replacement from who sent it alone, where its worth with what they gave in the day before, or with all
 * of its order, is above the limit of one person and a colleague is there. Other orders pass.
 */
export async function refuseLoneRecipient(
  db: Db,
  { orderNumber, userId, alonePaise }: { orderNumber: string; userId: number; alonePaise: number },
): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order?.replaces) return;
  const [sent] = await db
    .select({ by: orderEvents.authorId })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.state, stateAfter.placing)));
  if (sent?.by !== userId) return;
  const [first] = await db.select().from(orders).where(eq(orders.orderNumber, order.replaces));
  const ofDay = await givenInDay(db, { userId, now: order.placedAt });
  const ofOrder = await givenOf(db, first!);
  const isLarge = Math.max(ofDay.refunds + ofDay.replacements, ofOrder) > alonePaise;
  if (isLarge && (await hasColleague(db, { userId, roles: payers }))) throw refusals.ownRecipient();
}

async function worthOfLines(tx: Db, { first, lines }: Pick<Params, 'first' | 'lines'>): Promise<number> {
  const units = new Map(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const bought = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, first.id), inArray(orderLines.id, [...units.keys()])));
  return bought.reduce((sum, line) => sum + worthOf(line) * units.get(line.id)!, 0);
}

/** Whether another staff member asked for the return for its customer, or approved it. */
async function hasOtherHand(
  tx: Db,
  { returnId, userId }: { returnId: number; userId: number },
): Promise<boolean> {
  const [step] = await tx
    .select({ id: returnEvents.id })
    .from(returnEvents)
    .where(
      and(
        eq(returnEvents.returnId, returnId),
        inArray(returnEvents.state, ['requested', 'approved']),
        isNotNull(returnEvents.authorId),
        ne(returnEvents.authorId, userId),
      ),
    )
    .limit(1);
  return step !== undefined;
}

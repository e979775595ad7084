import { eq } from 'drizzle-orm';
import { logCreation } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { methodOf } from '#shop/payments/methods.ts';
import { type AskForm, refusals } from '../contract.ts';
import { returnReasons } from '../reasons.ts';
import { maxReturnsOfOrder, type ReturnRules } from '../rules.ts';
import { isOpenReturn, type ReturnActor, sameWay } from '../states.ts';
import type { OrderRow } from './links.ts';
import { queueReturnEmail } from './queue-return-email.ts';
import { deliveredDay, returnableLines } from './read-returns.ts';
import { returnKind } from './return-kind.ts';
import { returnEvents, returnLines, returns } from './tables.ts';
import { orderStates } from '#shop/orders/states.ts';

type Params = AskForm & {
  orderId: string;
  askedBy: Exclude<ReturnActor, 'courier'>;
  by: Author;
  rules: ReturnRules;
  now?: Date;
};

/**
 * Asks for a return of a delivered order, once for each `requestId`. Returns its id. Refuses (409) an order that was not delivered, a
 * second open return, more units than are left, and lines that the rules of the shop do not take back.
 */
export async function requestReturn(db: Db, asked: Params): Promise<number> {
  const { orderId, requestId, reason, remedy, note, lines, askedBy, by } = asked;
  return retryTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order || !orderStates[order.state].hasArrived) throw refusals.notDelivered();
    if (order.replaces) throw refusals.isReplacement(order.replaces);
    const known = await findSame(tx, asked);
    if (known !== null) return known;
    await refuseMany(tx, { orderId, askedBy });
    await refuseLines(tx, { order, asked });
    const [made] = await tx
      .insert(returns)
      .values({
        requestId,
        orderId,
        reason,
        remedy: returnReasons[reason].isFault ? remedy : 'refund',
        note,
        askedBy,
        ...(methodOf(order.paymentMode).refundedBy === 'same way' ? { payoutHint: sameWay } : {}),
      })
      .returning({ id: returns.id });
    const returnId = made!.id;
    await tx
      .insert(returnLines)
      .values(lines.map(({ orderLineId, quantity }) => ({ returnId, orderLineId, quantity })));
    await tx
      .insert(returnEvents)
      .values({ returnId, state: 'requested', actor: askedBy, authorId: by.userId });
    await logCreation(tx, returnKind, { id: String(returnId), by });
    await queueReturnEmail(tx, { id: returnId, step: 'requested' });
    return returnId;
  });
}

/** Returns the return that this request made before, or null. Refuses another request with its id (409). */
async function findSame(tx: Db, { requestId, orderId, reason, lines }: Params): Promise<number | null> {
  const [known] = await tx.select().from(returns).where(eq(returns.requestId, requestId));
  if (!known) return null;
  const stored = await tx.select().from(returnLines).where(eq(returnLines.returnId, known.id));
  const isSame =
    known.orderId === orderId &&
    known.reason === reason &&
    stored.length === lines.length &&
    stored.every(({ orderLineId, quantity }) =>
      lines.some((line) => line.orderLineId === orderLineId && line.quantity === quantity),
    );
  if (!isSame) throw refusals.otherRequest();
  return known.id;
}

async function refuseMany(tx: Db, { orderId, askedBy }: Pick<Params, 'orderId' | 'askedBy'>): Promise<void> {
  const rows = await tx
    .select({ state: returns.state, askedBy: returns.askedBy })
    .from(returns)
    .where(eq(returns.orderId, orderId));
  if (rows.some(({ state }) => isOpenReturn(state))) throw refusals.stillOpen();
  const own = rows.filter((row) => row.askedBy === 'customer');
  if (askedBy === 'customer' && own.length >= maxReturnsOfOrder) throw refusals.tooMany();
}

async function refuseLines(tx: Db, { order, asked }: { order: OrderRow; asked: Params }): Promise<void> {
  const { lines, reason, rules, now = new Date(), askedBy } = asked;
  const deliveredOn = await deliveredDay(tx, order);
  const byStaff = askedBy === 'staff';
  const returnable = await returnableLines(tx, { order, deliveredOn, rules, now, byStaff });
  if (new Set(lines.map(({ orderLineId }) => orderLineId)).size < lines.length) throw refusals.tooManyUnits();
  for (const { orderLineId, quantity } of lines) {
    const line = returnable.find((one) => one.orderLineId === orderLineId);
    if (!line || quantity > line.left) throw refusals.tooManyUnits();
    const why = returnReasons[reason].isFault ? line.refused.fault : line.refused.change;
    if (why) throw refusals.notReturnable(`${line.productName}: ${why}`);
  }
}

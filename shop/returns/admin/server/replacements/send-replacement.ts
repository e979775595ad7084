import { eq } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { refusals as orderRefusals } from '#shop/orders/contract.ts';
import { findReplacement, placeReplacement } from '#shop/checkout/server/replacements/place-replacement.ts';
import { orderLines, orders } from '#shop/orders/server/tables.ts';
import { orderStates } from '#shop/orders/states.ts';
import { refusals as returnRefusals } from '../../../contract.ts';
import { lockReturn, moveReturn } from '../../../server/change-return.ts';
import type { OrderRow } from '../../../server/links.ts';
import { unitsTaken } from '../../../server/read-returns.ts';
import { returnedLines } from '../../../server/returned-lines.ts';
import { returnKind } from '../../../server/return-kind.ts';
import { isOpenReturn, returnStates } from '../../../states.ts';
import { type ReplacementForm, refusals } from '../../replacements.ts';
import { lockGivingAway } from '../given-away.ts';
import { refuseLoneSender } from './second-sender.ts';

/** The dispatch of the shop, as the estimate of a delivery reads it. */
type Dispatch = { PICKUP_PINCODE: string; DISPATCH_CUTOFF_HOUR: number };

type Sending = ReplacementForm & {
  /** The order whose goods are sent again. */
  orderNumber: string;
  dispatch: Dispatch;
  sendsDemo: boolean;
  isClosed: boolean;
  /** The worth that one person may refund or send alone, in paise. */
  alonePaise: number;
  by: Author & { userId: number };
};

/**
 * Sends units of a delivered order again with nothing to pay (POST /api/admin/orders/{orderNumber}/replacements), once for each `orderId`,
 * and ends the return that asked for them. Returns the number of the new order. Refuses (409) units that were not bought, or that a return or
 * a replacement has, an order that was not delivered, too little stock, a closed shop, and a worth above the limit of one person.
 */
export async function sendReplacement(db: Db, sending: Sending): Promise<{ orderNumber: string }> {
  const { returnId, by } = sending;
  return retryTransaction(db, async (tx) => {
    // A return locks itself before its order, everywhere.
    if (returnId === null) return { orderNumber: await send(tx, sending) };
    await lockReturn(tx, returnId);
    let orderNumber = '';
    await logWork(tx, returnKind, { id: String(returnId), by }, async (inner) => {
      orderNumber = await send(inner, sending);
    });
    return { orderNumber };
  });
}

async function send(tx: Db, sending: Sending): Promise<string> {
  const {
    orderNumber,
    orderId,
    reason,
    note,
    lines,
    returnId,
    dispatch,
    sendsDemo,
    isClosed,
    alonePaise,
    by,
  } = sending;
  // Before the order, as the payment of a refund does.
  await lockGivingAway(tx);
  const [first] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber)).for('update');
  if (!first) throw orderRefusals.orderNotFound();
  const request = { orderId, reason, note, lines };
  const known = await findReplacement(tx, { request, first });
  if (known !== null) return known;
  if (isClosed) throw orderRefusals.notOpenYet();
  const { hasArrived, isLost } = orderStates[first.state];
  if (!hasArrived) throw refusals.notDelivered(isLost);
  // Its units are free from here on.
  if (returnId !== null) await endReturn(tx, { ...sending, first, returnId });
  await refuseTaken(tx, { first, lines });
  await refuseLoneSender(tx, { first, lines, returnId, userId: by.userId, alonePaise });
  return placeReplacement(tx, { request, first, dispatch, sendsDemo, by });
}

type Ending = Sending & { first: OrderRow; returnId: number };

/** Ends the locked return. Refuses one of another order (404), one that is over, and a replacement of less than it names (409). */
async function endReturn(tx: Db, { first, lines, returnId, by }: Ending): Promise<void> {
  const { orderId, state } = await lockReturn(tx, returnId);
  if (orderId !== first.id) throw returnRefusals.notFound();
  if (!isOpenReturn(state)) throw returnRefusals.moved(returnStates[state].label);
  const asked = await returnedLines(tx, { id: returnId });
  const sent = new Map(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  if ([...asked].some(([id, quantity]) => (sent.get(id) ?? 0) < quantity)) throw refusals.wholeReturn();
  await moveReturn(tx, { id: returnId, to: 'replaced', actor: 'staff', authorId: by.userId });
}

type Params = Pick<ReplacementForm, 'lines'> & { first: OrderRow };

/** The lock of the order makes concurrent requests wait, so that two of them never send the same unit. */
async function refuseTaken(tx: Db, { first, lines }: Params): Promise<void> {
  const bought = await tx
    .select({ id: orderLines.id, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, first.id));
  const taken = await unitsTaken(tx, first);
  const left = new Map(bought.map(({ id, quantity }) => [id, quantity - (taken.get(id) ?? 0)]));
  const isTwice = new Set(lines.map(({ orderLineId }) => orderLineId)).size < lines.length;
  const isTooMany = lines.some(({ orderLineId, quantity }) => quantity > (left.get(orderLineId) ?? 0));
  if (isTwice || isTooMany || first.givenUpAt) throw refusals.tooManyUnits();
}

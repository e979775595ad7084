import { eq } from 'drizzle-orm';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { inspectOnce } from '#shop/fulfilment/admin/server/inspection/inspect-units.ts';
import { creditPart } from '#shop/invoices/server/credit-part.ts';
import type { Seller } from '#shop/invoices/seller.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { returnStates } from '../../states.ts';
import { refusals as returnRefusals } from '../../contract.ts';
import { lockReturn, moveReturn, stepOf } from '../../server/change-return.ts';
import { returnedLines } from '../../server/returned-lines.ts';
import type { InspectForm } from '../contract.ts';
import { refusals } from '../refusals.ts';
import { returns } from '../../server/tables.ts';
import { storeLines } from './store-lines.ts';

type Params = InspectForm & { id: number; by: Author & { userId: number }; seller: Seller; now?: Date };

/**
 * Says what became of each unit of a return, and how many of each line are refunded. Sellable units return to their batch, and the
 * credit note is issued, in one transaction. With nothing to refund the return is refused with `answer`. A return that was replaced
 * may bring its products back too, and refunds none. A repeated inspection changes nothing. Refuses units that do not add up, and
 * a return that is not picked up (409).
 */
export async function inspectReturn(db: Db, asked: Params): Promise<void> {
  const { id, by, seller, now = new Date(), answer, lines, units } = asked;
  await stepOf(db, { id, by }, async (tx) => {
    const { state, orderId, inspectionId: known } = await lockReturn(tx, id);
    const isReplaced = state === 'replaced';
    if (state === 'inspected' || (isReplaced && known !== null)) return;
    if (state !== 'picked_up' && !isReplaced) throw returnRefusals.moved(returnStates[state].label);
    await lockOrderWithParcel(tx, { orderId });
    await storeLines(tx, { id, lines });
    const authorId = by.userId;
    const returned = await returnedLines(tx, { id });
    const inspectionId = await inspectOnce(tx, { orderId, lines: returned, units, authorId });
    const step = { id, actor: 'staff', authorId } as const;
    const refunded = lines.map(({ orderLineId, refundedQuantity: quantity }) => ({ orderLineId, quantity }));
    const isNothing = refunded.every(({ quantity }) => quantity === 0);
    if (isReplaced) {
      if (!isNothing) throw refusals.alreadyReplaced();
      await tx.update(returns).set({ inspectionId }).where(eq(returns.id, id));
      return;
    }
    if (isNothing) {
      if (!answer) throw refusals.answerNeeded();
      await moveReturn(tx, { ...step, to: 'refused', set: { answer, inspectionId } });
      return;
    }
    const { totalPaise } = await creditPart(tx, { orderId, returnId: id, units: refunded, seller, now });
    if (totalPaise === 0) throw refusals.nothingPaid();
    await moveReturn(tx, { ...step, to: 'inspected', set: { refundPaise: totalPaise, inspectionId } });
  });
}

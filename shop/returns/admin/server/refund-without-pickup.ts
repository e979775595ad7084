import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { creditPart } from '#shop/invoices/server/credit-part.ts';
import type { Seller } from '#shop/invoices/seller.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { refusals as returnRefusals } from '../../contract.ts';
import { lockReturn, moveReturn, stepOf } from '../../server/change-return.ts';
import { returnStates } from '../../states.ts';
import type { RefundLines } from '../contract.ts';
import { refusals } from '../refusals.ts';
import { storeLines } from './store-lines.ts';

type Refunding = RefundLines & { id: number; by: Author & { userId: number }; seller: Seller; now?: Date };

/**
 * Makes the refund of an approved return due without its parcel, such as for a jar that leaks. The customer keeps the products, nothing
 * returns to stock, and the credit note is issued in the same transaction. A repeated call changes nothing. Refuses (409) a return in another
 * state, lines that are not its own, and a refund of nothing.
 */
export async function refundWithoutPickup(db: Db, refunding: Refunding): Promise<void> {
  const { id, by, seller, lines, now = new Date() } = refunding;
  await stepOf(db, { id, by }, async (tx) => {
    const { state, orderId, withoutPickup } = await lockReturn(tx, id);
    if (state === 'inspected' && withoutPickup) return;
    if (state !== 'approved') throw returnRefusals.moved(returnStates[state].label);
    await lockOrderWithParcel(tx, { orderId });
    await storeLines(tx, { id, lines });
    const units = lines.map(({ orderLineId, refundedQuantity: quantity }) => ({ orderLineId, quantity }));
    if (units.every(({ quantity }) => quantity === 0)) throw refusals.nothingRefunded();
    const { totalPaise } = await creditPart(tx, { orderId, returnId: id, units, seller, now });
    if (totalPaise === 0) throw refusals.nothingPaid();
    await moveReturn(tx, {
      id,
      to: 'inspected',
      actor: 'staff',
      authorId: by.userId,
      set: { refundPaise: totalPaise, withoutPickup: true },
    });
  });
}

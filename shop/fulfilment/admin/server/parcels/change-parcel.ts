import { logCreation, logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { toPaise } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { settleByHand } from '#shop/shipping/server/redeliveries/request-redelivery.ts';
import { endTracking } from '#shop/shipping/server/tracking/end-tracking.ts';
import type { RedeliveryForm } from '../../../redelivery.ts';
import { openClaim } from '../../../server/tracking/end-parcel.ts';
import { requestOrderRedelivery } from '../../../server/redelivery/request-order-redelivery.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { refusals } from '../../parcels.ts';
import { findAnyOrder } from '#shop/orders/admin/server/find-any-order.ts';
import { claimKind, redeliveryKind } from './parcel-kinds.ts';
import { stateAfter } from '#shop/orders/states.ts';

type Params = { orderNumber: string };
type By = { by: Author & { userId: number } };

/**
 * Asks the courier for an act after a failed delivery, for staff, and logs it. A repeated id changes nothing. Refuses an unknown
 * order (404), and what `requestOrderRedelivery` refuses.
 */
export async function redeliverOrder(
  db: Db,
  { orderNumber, id, answer: act, by }: Params & By & { id: string; answer: RedeliveryForm },
): Promise<void> {
  const { id: orderId } = await findAnyOrder(db, { orderNumber });
  await retryTransaction(db, async (tx) => {
    const asker = { askedBy: 'staff' as const, authorId: by.userId };
    const asked = await requestOrderRedelivery(tx, { id, orderId, act, by: asker });
    if (asked) await logCreation(tx, redeliveryKind, { id, by });
  });
}

/**
 * Notes and logs that staff told the courier by hand. Refuses an unknown order or act (404), and an act that the courier got
 * itself (409).
 */
export async function settleRedelivery(
  db: Db,
  { orderNumber, id, by }: Params & By & { id: string },
): Promise<void> {
  const { id: orderId } = await findAnyOrder(db, { orderNumber });
  await logWork(db, redeliveryKind, { id, by }, async (tx) => {
    if (!(await settleByHand(tx, { id, orderId }))) throw refusals.notByHand();
  });
}

/**
 * Ends a parcel that the courier lost or destroyed: the order becomes `lost` with its credit note, and the claim opens at this
 * amount. Stock stays out. Refuses an unknown order (404), and a parcel that is not with the courier (409).
 */
export async function loseParcel(
  db: Db,
  { orderNumber, claimAmount, note, by }: Params & By & { claimAmount: number; note: string },
): Promise<void> {
  const { id: orderId } = await findAnyOrder(db, { orderNumber });
  await retryTransaction(db, async (tx) => {
    await lockOrderWithParcel(tx, { orderId });
    const lost = await transitionOrder(tx, {
      orderId,
      to: stateAfter.losing,
      actor: 'staff',
      authorId: by.userId,
      ...(note ? { note } : {}),
    });
    if (!lost) throw refusals.notLost();
    await openClaim(tx, { orderId, at: new Date(), claimPaise: toPaise(claimAmount) });
    await endTracking(tx, { orderId });
    await logCreation(tx, claimKind, { id: orderNumber, by });
  });
}

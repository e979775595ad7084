import type { Db } from '#platform/server/db.ts';
import {
  requestRedelivery,
  listRedeliveries,
} from '#shop/shipping/server/redeliveries/request-redelivery.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { refusals, type RedeliveryForm } from '../../redelivery.ts';
import { correctAddress } from '#shop/orders/server/correct-address.ts';
import { findOpenTry } from '#shop/orders/server/tracking/open-try.ts';

type Params = {
  /** The client's UUID. */
  id: string;
  orderId: string;
  act: RedeliveryForm;
  by: { askedBy: 'customer' | 'staff'; authorId: number | null };
  /** The failed try that a customer answers. Staff answer the newest. */
  failedTry?: number;
  now?: Date;
};

/**
 * Asks the courier for an act after a failed delivery, in a transaction of the caller.
 * A correction changes the order's address. A repeated id changes nothing. Returns whether it asked. Refuses (409) a parcel
 * that moves again or comes back, a day that the courier does not take, and a second act while one is open.
 */
export async function requestOrderRedelivery(
  tx: Db,
  { id, orderId, act, by, failedTry, now = new Date() }: Params,
): Promise<boolean> {
  await lockOrderWithParcel(tx, { orderId });
  const known = await listRedeliveries(tx, { orderId });
  if (known.some((rescue) => rescue.id === id)) return false;
  const open = await findOpenTry(tx, { orderId, now });
  if (!open || (failedTry !== undefined && failedTry !== open.failedTry)) throw refusals.tryOver();
  if (open.isOnItsWayBack) throw refusals.onItsWayBack();
  if (act.act === 'another_day' && !open.days.includes(act.day)) throw refusals.dayNotOpen();
  if (!(await requestRedelivery(tx, { id, orderId, failedTry: open.failedTry, act, ...by })))
    throw refusals.actOpen();
  if (act.act === 'correct') await correctAddress(tx, { orderId, ...act });
  return true;
}

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { transitionOrder } from '#shop/orders/server/transition-order.ts';
import { undoPacking } from '#shop/orders/admin/server/undo-packing.ts';
import { documentsOf } from '#shop/checkout/server/edit/printed-address.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { orderStates, stateAfter } from '#shop/orders/states.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { soldWithin, type SupplyArea } from '#shop/pincodes/tax-status.ts';
import type { CourierSettings } from '#shop/shipping/couriers/couriers.ts';
import { type Parcel, type ParcelItem, refusals } from '../../packing.ts';
import { acceptByHand } from './accept-by-hand.ts';
import { readParcel } from './find-parcel.ts';

type Params = { orderNumber: string };
type By = { authorId: number };
type Packed = Pick<ParcelItem, 'orderLineId' | 'productId' | 'units'>;
type Packing = Params & By & { items: Packed[]; couriers?: CourierSettings; area?: SupplyArea };

/**
 * Moves an order to `packed` (POST /api/admin/packing/parcels/{orderNumber}/pack), which takes its batches. A packed one stays as it
 * is. With `couriers` an order sent by hand is accepted first, should its job not have run. Returns the parcel. Refuses an order
 * that is cancelled, sent, without a waybill, to a state where the seller may not sell, or changed since the packer opened it or
 * its label was printed (409).
 */
export async function packParcel(
  db: Db,
  { orderNumber, items, authorId, couriers, area = {} }: Packing,
): Promise<Parcel> {
  return retryTransaction(db, async (tx) => {
    const { id: orderId, address, replaces } = await lockOrder(tx, orderNumber);
    const within = soldWithin(area);
    // It was placed before the status changed. A replacement is no sale.
    if (within !== null && address.state !== within && !replaces)
      throw refusals.otherState({ orderNumber, state: address.state, within });
    if (couriers) await acceptByHand(tx, { orderId, couriers });
    const parcel = await readParcel(tx, { orderId });
    if (keyOf(items) !== keyOf(parcel.items)) throw refusals.orderChanged(orderNumber);
    if (!parcel.isPacked && (await documentsOf(tx, { orderId, orderNumber })).isOld)
      throw refusals.oldDocument(orderNumber);
    if (!parcel.isPacked)
      await transitionOrder(tx, { orderId, to: stateAfter.packing, actor: 'staff', authorId });
    return { ...parcel, isPacked: true };
  });
}

/**
 * Takes the packing of an order back until its hand-over (POST …/undo). An order that is not packed stays as it is. Returns the
 * parcel. Refuses an order that has left or is cancelled (409).
 */
export async function unpackParcel(db: Db, { orderNumber, authorId }: Params & By): Promise<Parcel> {
  return retryTransaction(db, async (tx) => {
    const { id: orderId, state } = await lockOrder(tx, orderNumber);
    if (orderStates[state].invoiced === 'yes') throw refusals.hasLeft(orderNumber);
    await undoPacking(tx, { orderId, authorId });
    return readParcel(tx, { orderId });
  });
}

async function lockOrder(tx: Db, orderNumber: string) {
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw refusals.unknownParcel();
  return (await lockOrderWithParcel(tx, { orderId: order.id })).order;
}

function keyOf(items: readonly Packed[]): string {
  return items
    .map(({ orderLineId, productId, units }) => `${orderLineId} ${productId} ${units}`)
    .toSorted()
    .join(', ');
}

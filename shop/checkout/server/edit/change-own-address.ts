import { dayOf, startOf } from '#platform/india-time.ts';
import { isRefusal } from '#platform/refusal.ts';
import { changeEntity, lockEntity, readForEdit } from '#platform/server/changes/change-entity.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { fromWire, toWire } from '#shop/addresses/postal-address.ts';
import { refuseOtherStateOfPincode } from '#shop/pincodes/server/refuse-other-state.ts';
import { type Dispatch, estimateDelivery } from '#shop/shipping/server/estimate-delivery.ts';
import { type AddressChange, type AddressOfOrder, refusals } from '#shop/orders/body/address-change.ts';
import type { Order } from '#shop/orders/contract.ts';
import type { HoldRules } from '#shop/orders/hold.ts';
import type { OrderCaps } from '../../order-caps.ts';
import { editableStates } from '#shop/orders/states.ts';
import { movesElsewhere, type Recipient, refuseAsNew } from '../caps/refuse-as-new.ts';
import { findOrder, getOrder } from '#shop/orders/server/get-order.ts';
import { theCustomer } from '../hold/answer-hold.ts';
import type { orders } from '#shop/orders/server/tables.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { documentsOf, recipientFields } from './printed-address.ts';
import { orderKind, orderKindWithin, type OrderValues } from './order-kind.ts';

type Params = { userId: number; orderNumber: string };
type OrderRow = typeof orders.$inferSelect;

/** Returns where a customer's order goes and whether that may change (GET …/address). Refuses an unknown or foreign order (404). */
export async function readOwnAddress(db: Db, named: Params): Promise<AddressOfOrder> {
  const order = await findOrder(db, named);
  const { version, value } = await readForEdit(db, orderKind, order.orderNumber);
  const { name, phone, addressLine, city, state, pincode } = value;
  return {
    version,
    mayChange:
      editableStates.includes(order.state) &&
      !isAsked(order) &&
      !(await documentsOf(db, { orderId: order.id, orderNumber: order.orderNumber })).hasDocument,
    address: toWire({ ...order.address, name, phone, addressLine, city, state, pincode }),
  };
}

/** Its customer answers first: confirms it, or pays it. */
function isAsked({ heldFor }: OrderRow): boolean {
  return heldFor !== null && heldFor !== 'later_day';
}

type Change = Params &
  AddressChange & {
    dispatch: Dispatch;
    caps?: OrderCaps | undefined;
    holdRules?: HoldRules | undefined;
    now?: Date;
  };

/**
 * Sends a customer's order to another address until it is packed (PUT …/address), by the rules of a new order: blocked cash, the cap of the
 * mobile number, and the orders that wait for a confirmation. A new pincode gets a new estimate. Returns the order. Refuses an unknown or
 * foreign order (404), a state of another GSTIN or outside the seller's (400); a packed, sent, cancelled or changed order, and an address
 * to which the shop would not send without a question (409).
 */
export async function changeOwnAddress(
  db: Db,
  { userId, orderNumber, version, address: wire, keepState, dispatch, now = new Date(), ...rules }: Change,
): Promise<Order> {
  return retryTransaction(db, async (tx) => {
    await findOrder(tx, { userId, orderNumber });
    await lockEntity(tx, orderKind, orderNumber);
    const order = await findOrder(tx, { userId, orderNumber });
    if (!editableStates.includes(order.state)) throw refusals.tooLate();
    if (order.heldFor === 'payment') throw refusals.payFirst();
    if (isAsked(order)) throw refusals.confirmFirst();
    const { country: _country, ...recipient } = fromWire(wire);
    await refuseUnderDocument(tx, order, recipient);
    const before = order.address;
    await refuseOtherStateOfPincode(tx, { place: recipient, before, keepState, field: 'address.state' });
    if (movesElsewhere(order, recipient)) await refuseAsNew(tx, order, { recipient, ...rules });
    const fields: Partial<OrderValues> = {
      ...recipient,
      estimatedDeliveryDate: await estimateFor(tx, order, { pincode: recipient.pincode, dispatch, now }),
    };
    const kind = orderKindWithin(dispatch);
    await changeEntity(tx, kind, { id: orderNumber, version, fields, by: theCustomer }).catch(inWords);
    return getOrder(tx, { userId, orderNumber });
  });
}

/** Locks the order, as a print of its label does, and refuses (409) a recipient that a label or a booking file does not name. */
async function refuseUnderDocument(
  tx: Db,
  { id: orderId, orderNumber }: OrderRow,
  to: Recipient,
): Promise<void> {
  const { order } = await lockOrderWithParcel(tx, { orderId });
  const isSame = recipientFields.every((field) => order.address[field] === to[field]);
  if (!isSame && (await documentsOf(tx, { orderId, orderNumber })).hasDocument) throw refusals.tooLate();
}

type Place = { pincode: string; dispatch: Dispatch; now: Date };

/** Returns the delivery estimate. The same pincode keeps one whose day is not over; otherwise the shop counts from now, or from the chosen day. */
async function estimateFor(
  tx: Db,
  order: OrderRow,
  { pincode, dispatch, now }: Place,
): Promise<string | null> {
  const { estimatedDeliveryDate: before, sendOn } = order;
  const isKept = pincode === order.address.pincode && (before === null || before >= dayOf(now));
  if (isKept) return before;
  const leaves = sendOn !== null && sendOn > dayOf(now) ? startOf(sendOn) : now;
  const { estimatedDeliveryDate } = await estimateDelivery(tx, { pincode, dispatch, now: leaves });
  return estimatedDeliveryDate;
}

/** The words for staff name the colleague, and speak of orders that they packed. */
function inWords(error: unknown): never {
  if (isRefusal(error, 'changed_meanwhile')) throw refusals.changedBefore();
  if (isRefusal(error, 'too_late_to_edit')) throw refusals.tooLate();
  throw isRefusal(error, 'gstin_stays') ? refusals.gstinStays() : error;
}

import { eq } from 'drizzle-orm';
import { changeEntity, lockEntity, readForEdit } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { addDays, dayOf, startOf } from '#platform/india-time.ts';
import { isRefusal } from '#platform/refusal.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refuseOtherStateOfPincode } from '#shop/pincodes/server/refuse-other-state.ts';
import { type Dispatch, estimateDelivery } from '#shop/shipping/server/estimate-delivery.ts';
import { movesElsewhere, refuseAsNew } from '../caps/refuse-as-new.ts';
import { refusals as editRefusals } from '../edit/edit-refusals.ts';
import { orderKind, orderKindWithin, type OrderValues } from '../edit/order-kind.ts';
import { type Answer, type AskedOrder, maxLaterDays, refusals } from '#shop/orders/confirm.ts';
import { waitsFor } from '#shop/orders/hold.ts';
import { linkRefusals } from '#shop/orders/tracking/contract.ts';
import { cancelOrder } from '#shop/orders/server/cancel-order.ts';
import { isErased } from '#shop/orders/server/erase/erase-customer.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { readConfirmLink } from '#shop/orders/server/tracking/signed-links.ts';
import type { OrderCaps } from '../../order-caps.ts';
import { capConfirmed } from './cap-confirmed.ts';
import { readAskedOrder } from './read-asked-order.ts';

type Params = { dispatch: Dispatch; now?: Date };
type Capped = { caps?: OrderCaps | undefined };
type Confirming = Extract<Answer, { act: 'confirm' }>;

export const theShop: Author = { userId: null, namesOf: () => Promise.resolve(new Map()) };

export const theCustomer: Author = { ...theShop, isCustomer: true };

/**
 * Confirms, corrects or cancels a held order by the link of its email, once (POST /api/order-confirmation). The courier is asked in the
 * same transaction, or on a later day. Returns the order. Refuses a foreign or expired link (404); an answered order, a change by staff
 * since it was shown, a day too far, an inbox or a domain beyond its caps (`capConfirmed`), and an address to which no new order goes (409).
 */
export async function answerHold(
  db: Db,
  { dispatch, caps, now = new Date(), ...answer }: Answer & Params & Capped,
): Promise<AskedOrder> {
  const { token } = answer;
  const orderNumber = readConfirmLink(token, now);
  if (!orderNumber) throw linkRefusals.linkOver();
  await inTransaction(db, async (tx) => {
    // Staff lock the same, so of several answers one is first.
    await lockEntity(tx, orderKind, orderNumber);
    const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    if (!order || isErased(order)) throw linkRefusals.linkOver();
    if (waitsFor(order.heldFor) !== 'confirmation') throw refusals.answered();
    if (answer.act === 'cancel') await cancelOrder(tx, { userId: order.userId, orderNumber });
    else {
      if (caps) await capConfirmed(tx, { order, caps });
      const recipient = { ...order.address, ...answer.fields };
      if (movesElsewhere(order, recipient)) await refuseAsNew(tx, order, { recipient, caps });
      await confirm(tx, { order, answer, dispatch, now });
    }
  });
  return readAskedOrder(db, { token, dispatch, now });
}

type Confirmation = { order: typeof orders.$inferSelect; answer: Confirming; dispatch: Dispatch; now: Date };

async function confirm(tx: Db, { order, answer, dispatch, now }: Confirmation): Promise<void> {
  const { version, fields: corrected = {}, keepState, day } = answer;
  const pincode = corrected.pincode ?? order.address.pincode;
  const earliest = await earliestDay(tx, { pincode, dispatch, now });
  // Without a known day there is none to choose, and the order leaves now.
  const isLater = day !== undefined && earliest !== null && day > earliest;
  if (isLater && day > addDays(earliest, maxLaterDays)) throw refusals.dayTooFar();
  const sendOn = isLater ? await lastMorningFor(tx, { pincode, day, dispatch, now }) : null;
  const fields: Partial<OrderValues> = {
    ...corrected,
    // The order waited, so the day of the checkout may have become too early.
    estimatedDeliveryDate: isLater ? day : earliest && later(order.estimatedDeliveryDate, earliest),
    held: sendOn ? 'later_day' : null,
    sendOn,
    confirmedBy: 'customer',
  };
  const id = order.orderNumber;
  const kind = orderKindWithin(dispatch);
  await changeEntity(tx, kind, { id, version, fields, by: theCustomer }).catch((error: unknown) => {
    // The refusal for staff names the colleague.
    if (isRefusal(error, 'changed_meanwhile')) throw refusals.changedMeanwhile();
    throw isRefusal(error, 'gstin_stays') ? refusals.gstinStays() : error;
  });
  // A state where the seller may not sell is refused before this question.
  const place = { pincode, state: corrected.state ?? order.address.state };
  await refuseOtherStateOfPincode(tx, { place, before: order.address, keepState });
}

function later(estimated: string | null, earliest: string): string {
  return estimated !== null && estimated > earliest ? estimated : earliest;
}

type Place = Required<Params> & { pincode: string };

async function earliestDay(tx: Db, { pincode, dispatch, now }: Place): Promise<string | null> {
  const { estimatedDeliveryDate } = await estimateDelivery(tx, { pincode, dispatch, now });
  return estimatedDeliveryDate;
}

/** Returns the last day on which the parcel may leave to arrive by `day`, or null for today. */
async function lastMorningFor(
  tx: Db,
  { day, now, ...place }: Place & { day: string },
): Promise<string | null> {
  let last: string | null = null;
  for (let morning = addDays(dayOf(now), 1); morning < day; morning = addDays(morning, 1)) {
    const arrives = await earliestDay(tx, { ...place, now: startOf(morning) });
    if (arrives === null || arrives > day) return last;
    last = morning;
  }
  return last;
}

/**
 * Releases a held order, so that its courier is asked (POST /api/admin/orders/{orderNumber}/release). Estimates a later day if the
 * order waited too long for its day. Refuses an unknown order (404), an order that does not wait (409), and one to another state
 * than the seller may sell in (400).
 */
export async function releaseOrder(
  db: Db,
  { orderNumber, by, dispatch, now = new Date() }: { orderNumber: string; by: Author } & Params,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockEntity(tx, orderKind, orderNumber);
    const { held, confirmedBy, pincode } = order;
    if (held === null) throw editRefusals.notHeld();
    if (held === 'payment') throw editRefusals.waitsForPayment();
    const { version } = await readForEdit(tx, orderKind, orderNumber);
    const earliest = await earliestDay(tx, { pincode, dispatch, now });
    const fields = {
      held: null,
      sendOn: null,
      confirmedBy: confirmedBy ?? ('staff' as const),
      estimatedDeliveryDate: earliest
        ? later(order.estimatedDeliveryDate, earliest)
        : order.estimatedDeliveryDate,
    };
    await changeEntity(tx, orderKindWithin(dispatch), { id: orderNumber, version, fields, by });
  });
}

import { eq } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, sqlStateOf } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { nameCourier } from '#shop/orders/server/tracking/name-courier.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { isOwnNumber, orderNumberIn } from '#shop/shipping/couriers/manual/own-number.ts';
import { findClashes, type WaybillPair } from '#shop/shipping/couriers/manual/waybill-pairs.ts';
import { readWaybill } from '#shop/shipping/couriers/manual/waybill.ts';
import { giveWaybill, type WaybillOutcome } from '#shop/shipping/server/by-hand/give-waybill.ts';
import { listHandCouriers } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { type HandResult, refusals } from '../../by-hand.ts';
import { handParcelKind } from './hand-parcel-kind.ts';

export const waybillProblems: Record<Exclude<WaybillOutcome, 'given' | 'same'>, string> = {
  not_by_hand: 'The parcel is not sent by hand, or not accepted yet.',
  taken: 'Another parcel has this waybill. Check both labels.',
};

type By = { by: Author };

/**
 * Gives parcels sent by hand their courier and waybills, each in a transaction of its own (POST /api/admin/by-hand/waybills). A waybill may
 * come later, or never. Each is a logged change. Returns what became of each parcel; pairs that contradict each other are all refused.
 * Refuses a courier that the shop does not have (409).
 */
export async function giveWaybills(
  db: Db,
  { courier, pairs, by }: By & { courier: string; pairs: WaybillPair[] },
): Promise<HandResult[]> {
  const handCourier = await activeCourier(db, courier);
  const results: HandResult[] = [];
  const clashes = findClashes(pairs);
  for (const [at, pair] of pairs.entries()) {
    const clash = clashes[at];
    results.push(clash ? refuseClash(pair, clash) : await giveOne(db, { ...pair, handCourier, by }));
  }
  return results;
}

type Clash = NonNullable<ReturnType<typeof findClashes>[number]>;

function refuseClash({ orderNumber: typed, waybill }: WaybillPair, { other, isOrder }: Clash): HandResult {
  const problem = isOrder
    ? `The list gives this order the waybills ${waybill || '–'} and ${other.waybill || '–'}. Nothing of it is saved.`
    : `The list gives the waybill ${waybill} to ${orderNumberIn(other.orderNumber)} too. Nothing of it is saved.`;
  return { orderNumber: orderNumberIn(typed), outcome: 'refused', problem };
}

/** Returns a courier that staff may choose, as the list writes it. Refuses any other (409). */
export async function activeCourier(db: Db, courier: string): Promise<string> {
  const known = await listHandCouriers(db);
  const chosen = known.find(({ name, isActive }) => isActive && name.toLowerCase() === courier.toLowerCase());
  if (!chosen) throw refusals.unknownCourier();
  return chosen.name;
}

async function giveOne(
  db: Db,
  { orderNumber: typed, waybill: text, ...more }: WaybillPair & By & { handCourier: string },
): Promise<HandResult> {
  const orderNumber = orderNumberIn(typed);
  const refuse = (problem: string): HandResult => ({ orderNumber, outcome: 'refused', problem });
  const number = text.trim();
  const isOnlyCourier = number === '' || orderNumberIn(number) === orderNumber;
  const waybill = isOnlyCourier ? null : readWaybill(number);
  if (!isOnlyCourier && waybill === null)
    return refuse(
      isOwnNumber(number)
        ? 'This is a number of ours, not of a courier.'
        : 'This is no waybill. Scan it again.',
    );
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) return refuse('No order has this number.');
  const gift = { orderId: order.id, orderNumber, waybill, ...more };
  const outcome = await retryTransaction(db, (tx) => giveLogged(tx, gift)).catch(takenMeanwhile);
  if (outcome === 'given') return { orderNumber, outcome: 'done', problem: '' };
  if (outcome === 'same') return { orderNumber, outcome: 'unchanged', problem: '' };
  return refuse(waybillProblems[outcome]);
}

type Gift = By & { orderId: string; orderNumber: string; waybill: string | null; handCourier: string };

/** Gives a parcel its courier and waybill and logs it, in the caller's transaction. */
export async function giveLogged(tx: Db, { by, orderNumber, ...gift }: Gift): Promise<WaybillOutcome> {
  let outcome: WaybillOutcome = 'same';
  await logWork(tx, handParcelKind, { id: orderNumber, by }, async () => {
    await lockOrderWithParcel(tx, gift);
    outcome = await giveWaybill(tx, gift);
    if (outcome === 'given') await nameCourier(tx, { ...gift, courier: gift.handCourier });
  });
  return outcome;
}

/** Another request gave the waybill to another parcel at the same moment. */
export function takenMeanwhile(error: unknown): 'taken' {
  if (sqlStateOf(error) === '23505') return 'taken';
  throw error;
}

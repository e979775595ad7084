import { eq } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, sqlStateOf } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { nameCourier } from '#shop/orders/server/tracking/name-courier.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { isOwnNumber } from '#shop/shipping/couriers/manual/own-number.ts';
import { readWaybill } from '#shop/shipping/couriers/manual/waybill.ts';
import { giveWaybill, type WaybillOutcome } from '#shop/shipping/server/by-hand/give-waybill.ts';
import { listHandCouriers } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { lockOrderWithParcel } from '#shop/orders/server/tracking/lock-order.ts';
import { type HandResult, refusals } from '../../by-hand.ts';
import { handParcelKind } from './hand-parcel-kind.ts';

type Pair = { orderNumber: string; waybill: string };

export const waybillProblems: Record<Exclude<WaybillOutcome, 'given' | 'same'>, string> = {
  not_by_hand: 'The parcel is not sent by hand, or not accepted yet.',
  taken: 'Another parcel has this waybill. Check both labels.',
};

type By = { by: Author };

/**
 * Gives parcels sent by hand their courier and waybills, each in a transaction of its own (POST /api/admin/by-hand/waybills). A waybill may
 * come later, or never. Each is a logged change. Returns what became of each parcel. Refuses a courier that the shop does not have (409).
 */
export async function giveWaybills(
  db: Db,
  { courier, pairs, by }: By & { courier: string; pairs: Pair[] },
): Promise<HandResult[]> {
  const handCourier = await activeCourier(db, courier);
  const results: HandResult[] = [];
  for (const pair of pairs) results.push(await giveOne(db, { ...pair, handCourier, by }));
  return results;
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
  { orderNumber: typed, waybill: text, ...more }: Pair & By & { handCourier: string },
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

/** `100001`, `ar-100001` and the label `AR-100001-2` name the order AR-100001. */
function orderNumberIn(typed: string): string {
  const text = typed.trim().toUpperCase();
  if (/^\d{1,12}$/.test(text)) return `AR-${text}`;
  return isOwnNumber(text) ? text.split('-').slice(0, 2).join('-') : text;
}

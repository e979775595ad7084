import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { nameCourier } from '#shop/orders/server/tracking/name-courier.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { isOwnNumber } from '#shop/shipping/couriers/manual/own-number.ts';
import { readWaybill } from '#shop/shipping/couriers/manual/waybill.ts';
import { giveWaybill, type WaybillOutcome } from '#shop/shipping/server/by-hand/give-waybill.ts';
import { listHandCouriers } from '#shop/shipping/server/by-hand/hand-couriers.ts';
import { lockShipment } from '#shop/shipping/server/shipments/change-shipment.ts';
import { type HandResult, refusals } from '../../by-hand.ts';

type Pair = { orderNumber: string; waybill: string };

const problems: Record<Exclude<WaybillOutcome, 'given' | 'same'>, string> = {
  not_by_hand: 'The parcel is not sent by hand, or not accepted yet.',
  taken: 'Another parcel has this waybill. Check both labels.',
};

/**
 * Gives parcels sent by hand their courier and waybills, each in a transaction of its own (POST /api/admin/by-hand/waybills). A waybill may
 * come later, or never. Returns what became of each parcel. Refuses a courier that the shop does not have (409).
 */
export async function giveWaybills(
  db: Db,
  { courier, pairs }: { courier: string; pairs: Pair[] },
): Promise<HandResult[]> {
  const known = await listHandCouriers(db);
  const chosen = known.find(({ name, isActive }) => isActive && name.toLowerCase() === courier.toLowerCase());
  if (!chosen) throw refusals.unknownCourier();
  const results: HandResult[] = [];
  for (const pair of pairs) results.push(await giveOne(db, { ...pair, handCourier: chosen.name }));
  return results;
}

async function giveOne(
  db: Db,
  { orderNumber: typed, waybill: text, handCourier }: Pair & { handCourier: string },
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
  const orderId = order.id;
  const outcome = await retryTransaction(db, async (tx) => {
    await lockShipment(tx, { orderId });
    const given = await giveWaybill(tx, { orderId, waybill, handCourier });
    if (given === 'given') await nameCourier(tx, { orderId, courier: handCourier });
    return given;
  }).catch((error: unknown) => {
    // Another request gave the waybill to another parcel at the same moment.
    if ((error as { cause?: { code?: string } }).cause?.code === '23505') return 'taken' as const;
    throw error;
  });
  if (outcome === 'given') return { orderNumber, outcome: 'done', problem: '' };
  if (outcome === 'same') return { orderNumber, outcome: 'unchanged', problem: '' };
  return refuse(problems[outcome]);
}

/** `100001`, `ar-100001` and the label `AR-100001-2` name the order AR-100001. */
function orderNumberIn(typed: string): string {
  const text = typed.trim().toUpperCase();
  if (/^\d{1,12}$/.test(text)) return `AR-${text}`;
  return isOwnNumber(text) ? text.split('-').slice(0, 2).join('-') : text;
}

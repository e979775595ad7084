import { sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import type { DeliveryEstimate } from '../contract.ts';
import holidays from '../estimate/holidays.json' with { type: 'json' };
import { closedUntil, estimateDeliveryDate } from '../estimate/estimate-delivery-date.ts';
import { estimateMessages, estimateMessage } from '../estimate/estimate-messages.ts';
import { defaultWorkingDays, type ShopHoliday, type Weekday } from '../estimate/shop-days.ts';
import { type KnownPlace, transitDays } from '../estimate/transit-days.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import { soldWithin, type SupplyArea, takesCashAt } from '#shop/pincodes/tax-status.ts';

export type Dispatch = {
  PICKUP_PINCODE: string;
  DISPATCH_CUTOFF_HOUR: number;
  /** By default the days of the courier. */
  WORKING_DAYS?: readonly Weekday[];
  SHOP_HOLIDAYS?: readonly ShopHoliday[];
} & SupplyArea;

type Params = { pincode: string; dispatch: Dispatch; now?: Date };

const daysOff: ReadonlySet<string> = new Set(holidays.days.map(({ date }) => date));

/**
 * Returns the delivery estimate of a pincode with a message (GET /api/delivery/promise). A pincode that the table lacks and an
 * army post office are deliverable without a date; the message asks to check the first. Holidays of the shop move the day, and the
 * message names them. A seller who may sell in one state only does not deliver elsewhere. Never refuses.
 */
export async function estimateDelivery(
  db: Db,
  { pincode, dispatch, now = new Date() }: Params,
): Promise<DeliveryEstimate> {
  const handover = handoverOf(dispatch, now);
  const closed = closedUntil(handover);
  const cashOnDelivery = takesCashAt(pincode, dispatch);
  const remarksOf = (text: string) =>
    text +
    (closed ? estimateMessages.closed(closed) : '') +
    (cashOnDelivery ? estimateMessages.cash : estimateMessages.noCash);
  const noDate: DeliveryEstimate = {
    pincode,
    estimatedDeliveryDate: null,
    cashOnDelivery,
    state: null,
    known: true,
    remarks: remarksOf(estimateMessages.noDate(pincode)),
  };
  const places = await placesOf(db, [pincode, dispatch.PICKUP_PINCODE]);
  const to = places.get(pincode);
  // Without any place the table is not filled yet.
  if (!to && places.size === 0) return noDate;
  if (!to) return { ...noDate, known: false, remarks: estimateMessages.unknown(pincode) };
  const within = soldWithin(dispatch);
  if (within !== null && to.state !== within)
    return {
      pincode,
      estimatedDeliveryDate: null,
      cashOnDelivery: false,
      state: to.state,
      known: true,
      remarks: estimateMessages.otherState({ pincode, state: to.state, within }),
    };
  const from = places.get(dispatch.PICKUP_PINCODE) ?? { pincode: '', state: '', place: null };
  const days = transitDays(from, to);
  if (days === null) return noDate;
  const estimatedDeliveryDate = estimateDeliveryDate({ ...handover, transitDays: days });
  return {
    pincode,
    estimatedDeliveryDate,
    cashOnDelivery,
    state: to.state,
    known: true,
    remarks: remarksOf(estimateMessage({ pincode, estimatedDeliveryDate })),
  };
}

function handoverOf({ DISPATCH_CUTOFF_HOUR: cutoffHour, ...dispatch }: Dispatch, now: Date) {
  const { WORKING_DAYS: workingDays = defaultWorkingDays, SHOP_HOLIDAYS: shopHolidays = [] } = dispatch;
  return { now, cutoffHour, holidays: daysOff, shop: { workingDays, holidays: shopHolidays } };
}

async function placesOf(db: Db, asked: string[]): Promise<Map<string, KnownPlace>> {
  const rows = await prepared(db, 'places_of', (on) =>
    on
      .select({
        pincode: pincodes.pincode,
        state: pincodes.state,
        latitude: pincodes.latitude,
        longitude: pincodes.longitude,
      })
      .from(pincodes)
      .where(sql`${pincodes.pincode} = any(${sql.placeholder('asked')}::text[])`),
  ).execute({ asked });
  return new Map(
    rows.map(({ pincode, state, latitude, longitude }) => [
      pincode,
      { pincode, state, place: latitude === null || longitude === null ? null : { latitude, longitude } },
    ]),
  );
}

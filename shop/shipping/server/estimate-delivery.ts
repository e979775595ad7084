import { sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import type { DeliveryEstimate } from '../contract.ts';
import holidays from '../estimate/holidays.json' with { type: 'json' };
import { estimateDeliveryDate } from '../estimate/estimate-delivery-date.ts';
import { estimateMessages, estimateMessage } from '../estimate/estimate-messages.ts';
import { type KnownPlace, transitDays } from '../estimate/transit-days.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';

export type Dispatch = { PICKUP_PINCODE: string; DISPATCH_CUTOFF_HOUR: number };

type Params = { pincode: string; dispatch: Dispatch; now?: Date };

const daysOff: ReadonlySet<string> = new Set(holidays.days.map(({ date }) => date));

/**
 * Returns the delivery estimate of a pincode with a message (GET /api/delivery/promise). A pincode that the table lacks and an
 * army post office are deliverable without a date. Never refuses.
 */
export async function estimateDelivery(
  db: Db,
  { pincode, dispatch, now = new Date() }: Params,
): Promise<DeliveryEstimate> {
  const places = await placesOf(db, [pincode, dispatch.PICKUP_PINCODE]);
  const to = places.get(pincode);
  if (!to) return noDate(pincode);
  const from = places.get(dispatch.PICKUP_PINCODE) ?? { pincode: '', state: '', place: null };
  const days = transitDays(from, to);
  if (days === null) return noDate(pincode);
  const deliverBy = estimateDeliveryDate({
    now,
    cutoffHour: dispatch.DISPATCH_CUTOFF_HOUR,
    transitDays: days,
    holidays: daysOff,
  });
  return {
    pincode,
    deliverBy,
    cashOnDelivery: true,
    remarks: estimateMessage({ pincode, deliverBy }) + estimateMessages.cash,
  };
}

function noDate(pincode: string): DeliveryEstimate {
  const remarks = estimateMessages.noDate(pincode) + estimateMessages.cash;
  return { pincode, deliverBy: null, cashOnDelivery: true, remarks };
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

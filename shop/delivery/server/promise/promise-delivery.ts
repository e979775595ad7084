import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { DeliveryPromise } from '../../contract.ts';
import holidays from '../../promise/holidays.json' with { type: 'json' };
import { promiseDay } from '../../promise/promise-day.ts';
import { promiseWords, sayPromise } from '../../promise/promise-words.ts';
import { type KnownPlace, transitDays } from '../../promise/transit-days.ts';
import { pincodes } from '../tables.ts';

export type Dispatch = { PICKUP_PINCODE: string; DISPATCH_CUTOFF_HOUR: number };

type Asked = { pincode: string; dispatch: Dispatch; now?: Date };

const daysOff: ReadonlySet<string> = new Set(holidays.days.map(({ date }) => date));

/** By when a parcel ordered now is at a pincode, in words too (GET /api/delivery/promise). An unknown pincode is an answer as well. */
export async function promiseDelivery(
  db: Db,
  { pincode, dispatch, now = new Date() }: Asked,
): Promise<DeliveryPromise> {
  const places = await placesOf(db, [pincode, dispatch.PICKUP_PINCODE]);
  const to = places.get(pincode);
  if (!to) return noPromise(pincode, promiseWords.unknown(pincode));
  const from = places.get(dispatch.PICKUP_PINCODE) ?? { pincode: '', state: '', place: null };
  const days = transitDays(from, to);
  if (days === null) return noPromise(pincode, promiseWords.notServed(pincode));
  const deliverBy = promiseDay({
    now,
    cutoffHour: dispatch.DISPATCH_CUTOFF_HOUR,
    transitDays: days,
    holidays: daysOff,
  });
  return {
    pincode,
    deliverBy,
    cashOnDelivery: true,
    remarks: sayPromise({ pincode, deliverBy }) + promiseWords.cash,
  };
}

function noPromise(pincode: string, remarks: string): DeliveryPromise {
  return { pincode, deliverBy: null, cashOnDelivery: false, remarks };
}

async function placesOf(db: Db, asked: string[]): Promise<Map<string, KnownPlace>> {
  const rows = await db
    .select({
      pincode: pincodes.pincode,
      state: pincodes.state,
      latitude: pincodes.latitude,
      longitude: pincodes.longitude,
    })
    .from(pincodes)
    .where(inArray(pincodes.pincode, asked));
  return new Map(
    rows.map(({ pincode, state, latitude, longitude }) => [
      pincode,
      { pincode, state, place: latitude === null || longitude === null ? null : { latitude, longitude } },
    ]),
  );
}

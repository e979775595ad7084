import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { type Courier, maxWaybills, type Scan, type Track } from '../../courier.ts';
import { shipments, trackingScans } from '../tables.ts';
import { type OnScans, storeScans } from './store-scans.ts';

type Params = {
  now: Date;
  /** Seconds between two tracking requests for a shipment, plus up to a fifth, so that they spread. */
  everySeconds: number;
  /** The couriers whose parcels are asked for, by name. Without it, all. */
  names?: string[];
  onScans: OnScans;
};

/** Ends the tracking of a lost parcel. */
const givenUpAfterDays = 60;

/**
 * Tracks shipments that are due, at most one request's number, and stores their scans. Returns the number of tracked
 * shipments. Throws `CourierTrouble`; these shipments then wait for their next turn.
 */
export async function trackDueShipments(
  db: Db,
  courier: Courier,
  { now, everySeconds, names, onScans }: Params,
): Promise<number> {
  const waybills = await takeDue(db, { now, everySeconds, names });
  if (waybills.length === 0) return 0;
  const tracks = await courier.track(waybills);
  for (const track of await withNews(db, tracks)) await storeScans(db, track, onScans);
  return waybills.length;
}

/** Concurrent workers take different shipments. */
async function takeDue(db: Db, { now, everySeconds, names }: Omit<Params, 'onScans'>): Promise<string[]> {
  const moment = now.toISOString();
  const due = sql`(
    select id from ${shipments}
    where state = 'created' and ended_at is null and check_at <= ${moment}
      ${names ? sql`and courier = any(${sql.param(names)}::text[])` : sql``}
      and created_at > ${moment}::timestamptz - make_interval(days => ${givenUpAfterDays})
    order by check_at limit ${maxWaybills} for update skip locked
  )`;
  const rows = await db
    .update(shipments)
    .set({
      checkAt: sql`${moment}::timestamptz + make_interval(secs => ${everySeconds} * (1 + 0.2 * random()))`,
    })
    .where(inArray(shipments.id, due))
    .returning({ waybill: shipments.waybill });
  return rows.flatMap(({ waybill }) => waybill ?? []);
}

/** Returns the tracks with the scans that are not stored yet. Most parcels have no news, and cost one statement together. */
async function withNews(db: Db, tracks: Track[]): Promise<Track[]> {
  const waybills = tracks.map(({ waybill }) => waybill);
  const stored = await db.select().from(trackingScans).where(inArray(trackingScans.waybill, waybills));
  const known = new Set(stored.map(({ waybill, ...scan }) => keyOf(waybill, scan)));
  return tracks
    .map(({ waybill, scans }) => ({
      waybill,
      scans: scans.filter((scan) => !known.has(keyOf(waybill, scan))),
    }))
    .filter(({ scans }) => scans.length > 0);
}

function keyOf(waybill: string, { at, type, code, place, status }: Omit<Scan, 'at'> & { at: Date | string }) {
  return JSON.stringify([waybill, new Date(at).getTime(), type, code, place, status]);
}

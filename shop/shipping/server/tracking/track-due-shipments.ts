import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { type Courier, maxWaybills } from '../../courier.ts';
import { shipments } from '../tables.ts';
import { type OnScans, storeScans } from './store-scans.ts';

type Given = {
  now: Date;
  /** How long after one question about a parcel the next one may come; a fifth more at most, so that they spread. */
  everySeconds: number;
  onScans: OnScans;
};

/** A parcel that the courier has lost sight of is no longer asked about. */
const givenUpAfterDays = 60;

/**
 * Asks the courier about the parcels whose turn it is, at most as many as one call may name, and keeps the scans.
 * Returns how many it asked about. Throws `CourierTrouble`; those asked about then wait for their next turn.
 */
export async function trackDueShipments(
  db: Db,
  courier: Courier,
  { now, everySeconds, onScans }: Given,
): Promise<number> {
  const waybills = await takeTurns(db, now, everySeconds);
  if (waybills.length === 0) return 0;
  for (const track of await courier.track(waybills)) await storeScans(db, track, onScans);
  return waybills.length;
}

/** Two that look at once take different parcels. */
async function takeTurns(db: Db, now: Date, everySeconds: number): Promise<string[]> {
  const moment = now.toISOString();
  const due = sql`(
    select id from ${shipments}
    where state = 'created' and ended_at is null and check_at <= ${moment}
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

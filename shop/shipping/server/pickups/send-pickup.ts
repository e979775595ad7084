import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { type Courier, CourierTrouble } from '../../courier.ts';
import { isOver } from '../../pickup-time.ts';
import { pickups } from '../tables.ts';
import { findPickup, isPickup } from './request-pickup.ts';

/**
 * Sends a waiting request for a rider to the courier, and stores the answer. An answered one is not sent again, and none whose time is over. Throws
 * `CourierTrouble`, so that the job tries again.
 */
export async function sendPickup(
  db: Db,
  courier: Courier,
  { now = new Date(), ...named }: { place: string; day: string; now?: Date },
): Promise<void> {
  const pickup = await findPickup(db, named);
  if (pickup?.state !== 'waiting') return;
  const write = (fields: Partial<typeof pickups.$inferInsert>) =>
    db
      .update(pickups)
      .set(fields)
      .where(and(isPickup(named), eq(pickups.state, 'waiting')));
  const { place, day, time, parcels } = pickup;
  // The courier was away for hours. It would refuse the time, or send the rider on another day.
  if (isOver(pickup, now))
    return void (await write({
      state: 'refused',
      remarks: 'The time was over before the courier could be asked.',
    }));
  try {
    const response = await courier.requestPickup({ place, day, time, parcels });
    await write(
      response.outcome === 'requested'
        ? { state: 'requested', number: response.number, remarks: '' }
        : { state: 'refused', remarks: cutText(response.remarks, 500) },
    );
  } catch (error) {
    if (error instanceof CourierTrouble) await write({ remarks: cutText(error.message, 500) });
    throw error;
  }
}

import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addDays, dayOf } from '#platform/india-time.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { defineJob, enqueue } from '#platform/server/jobs.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PickupRequest } from '../../courier.ts';
import { isOver } from '../../pickup-time.ts';
import { pickups } from '../tables.ts';

export type Pickup = typeof pickups.$inferSelect;

/** Asks the courier for a rider, with growing pauses for some hours. */
export const pickupJob = defineJob({
  name: 'delivery.request-pickup',
  title: 'Ask the courier for a rider',
  data: z.object({ place: z.string(), day: z.string() }),
  retryLimit: 20,
  retryDelayMaxSeconds: 900,
});

const maxDaysAhead = 6;

const timeIsOver = 'This time is over. Choose a later one.';

export const pickupRefusals = {
  wrongDay: () =>
    new Refusal('wrong_pickup_day', 400, 'Choose today or one of the next six days.', {
      fields: { day: 'Choose today or one of the next six days.' },
    }),
  timeIsOver: () => new Refusal('pickup_time_over', 400, timeIsOver, { fields: { time: timeIsOver } }),
};

/**
 * Asks for a rider at a place on a day in India, once: a second request changes nothing, unless the courier refused the first.
 * Returns the pickup. Refuses a day that is past or too far ahead, and a time that is over (400).
 */
export async function requestPickup(
  db: Db,
  { place, day, time, parcels, now = new Date() }: PickupRequest & { now?: Date },
): Promise<Pickup> {
  const today = dayOf(now);
  if (day < today || day > addDays(today, maxDaysAhead)) throw pickupRefusals.wrongDay();
  if (isOver({ day, time }, now)) throw pickupRefusals.timeIsOver();
  return inTransaction(db, async (tx) => {
    const asked = { time, parcels, state: 'waiting', number: '', remarks: '' } as const;
    const made = await tx
      .insert(pickups)
      .values({ place, day, ...asked })
      .onConflictDoUpdate({
        target: [pickups.place, pickups.day],
        set: { ...asked, requestedAt: sql`now()` },
        setWhere: eq(pickups.state, 'refused'),
      })
      .returning({ day: pickups.day });
    if (made.length > 0) await enqueue(tx, pickupJob, { place, day });
    return (await findPickup(tx, { place, day }))!;
  });
}

export async function findPickup(
  db: Db,
  { place, day }: { place: string; day: string },
): Promise<Pickup | null> {
  const [pickup] = await db.select().from(pickups).where(isPickup({ place, day }));
  return pickup ?? null;
}

export function isPickup({ place, day }: { place: string; day: string }) {
  return and(eq(pickups.place, place), eq(pickups.day, day));
}

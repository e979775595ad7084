import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import type { Dispatch } from '#shop/shipping/server/estimate-delivery.ts';
import type { HoldRules } from '#shop/orders/hold.ts';
import { addDays, dayOf, hourOf } from '#platform/india-time.ts';
import { firstHour, noticeDays } from '../../subscription.ts';
import { announceSubscription } from './announce-subscription.ts';
import { placeSubscriptionOrder } from './place-subscription-order.ts';
import { endWithFirstOrder } from '../end-with-first-order.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { subscriptions } from '../tables.ts';

type Tick = { now: Date; log: Log; dispatch: Dispatch; holdRules?: HoldRules; charges?: Charges };

/**
 * Runs the subscription schedule, each hour from eight in the morning. It cancels subscriptions whose first order was
 * cancelled, announces orders due in three days, and places due ones. Any number of workers may run it at once.
 */
export async function runSchedule(db: Db, { now, log, dispatch, holdRules, charges }: Tick): Promise<void> {
  if (hourOf(now) < firstHour) return;
  await endWithFirstOrder(db, { now });
  for (const subscriptionId of await subscriptionsToAnnounce(db, now))
    await announceSubscription(db, { subscriptionId, now, dispatch, charges }).catch((error: unknown) =>
      log.error('refill not announced', {
        job: 'refill',
        jobId: String(subscriptionId),
        ...errorFields(error),
      }),
    );
  for (const subscriptionId of await subscriptionsToOrder(db, now))
    await placeSubscriptionOrder(db, { subscriptionId, now, dispatch, holdRules, charges }).catch(
      (error: unknown) =>
        log.error('refill not ordered', {
          job: 'refill',
          jobId: String(subscriptionId),
          ...errorFields(error),
        }),
    );
}

async function subscriptionsToAnnounce(db: Db, now: Date): Promise<number[]> {
  const { id, state, nextChargeDate, announcedFor } = subscriptions;
  const rows = await db
    .select({ id })
    .from(subscriptions)
    .where(
      and(
        eq(state, 'active'),
        lte(nextChargeDate, addDays(dayOf(now), noticeDays)),
        sql`${announcedFor} is distinct from ${nextChargeDate}`,
      ),
    )
    .orderBy(nextChargeDate, id);
  return rows.map((subscription) => subscription.id);
}

async function subscriptionsToOrder(db: Db, now: Date): Promise<number[]> {
  const { id, state, nextChargeDate, announcedFor, triedOn } = subscriptions;
  const today = dayOf(now);
  const rows = await db
    .select({ id })
    .from(subscriptions)
    .where(
      and(
        eq(state, 'active'),
        lte(nextChargeDate, today),
        eq(announcedFor, nextChargeDate),
        or(isNull(triedOn), ne(triedOn, today)),
      ),
    )
    .orderBy(nextChargeDate, id);
  return rows.map((subscription) => subscription.id);
}

import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import type { Dispatch } from '#shop/delivery/server/promise/promise-delivery.ts';
import { addDays, dayOf, hourOf } from '../../indian-day.ts';
import { firstHour, noticeDays } from '../../refill.ts';
import { announceRefill } from './announce-refill.ts';
import { placeRefill } from './place-refill.ts';
import { endWithFirstOrder } from '../end-with-first-order.ts';
import { refillPlans } from '../tables.ts';

type Tick = { now: Date; log: Log; dispatch: Dispatch };

/**
 * What the clock does for refill plans, each hour from eight in the morning: ends those whose first order was
 * cancelled, announces what is due in three days, orders what is due. Any number of workers may do it at once.
 */
export async function tickRefills(db: Db, { now, log, dispatch }: Tick): Promise<void> {
  if (hourOf(now) < firstHour) return;
  await endWithFirstOrder(db, { now });
  for (const planId of await plansToAnnounce(db, now))
    await announceRefill(db, { planId, now, dispatch }).catch((error: unknown) =>
      log.error('refill not announced', { job: 'refill', jobId: String(planId), ...errorFields(error) }),
    );
  for (const planId of await plansToOrder(db, now))
    await placeRefill(db, { planId, now, dispatch }).catch((error: unknown) =>
      log.error('refill not ordered', { job: 'refill', jobId: String(planId), ...errorFields(error) }),
    );
}

async function plansToAnnounce(db: Db, now: Date): Promise<number[]> {
  const { id, state, nextDueOn, announcedFor } = refillPlans;
  const plans = await db
    .select({ id })
    .from(refillPlans)
    .where(
      and(
        eq(state, 'active'),
        lte(nextDueOn, addDays(dayOf(now), noticeDays)),
        sql`${announcedFor} is distinct from ${nextDueOn}`,
      ),
    )
    .orderBy(nextDueOn, id);
  return plans.map((plan) => plan.id);
}

async function plansToOrder(db: Db, now: Date): Promise<number[]> {
  const { id, state, nextDueOn, announcedFor, triedOn } = refillPlans;
  const today = dayOf(now);
  const plans = await db
    .select({ id })
    .from(refillPlans)
    .where(
      and(
        eq(state, 'active'),
        lte(nextDueOn, today),
        eq(announcedFor, nextDueOn),
        or(isNull(triedOn), ne(triedOn, today)),
      ),
    )
    .orderBy(nextDueOn, id);
  return plans.map((plan) => plan.id);
}

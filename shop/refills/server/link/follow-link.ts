import { eq } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { type LinkedRefill, type LinkMove, refusals } from '../../contract.ts';
import type { Day } from '../../indian-day.ts';
import { cancel, pause, resume, skip } from '../change-refill.ts';
import { holdPlan, type PlanRow } from '../hold-plan.ts';
import { priceRefills } from '../price-refill.ts';
import { readRefillToken } from './refill-link.ts';
import { refillPlans } from '../tables.ts';

/** What a mail's link is about; opening it changes nothing. Refuses (400) a link that is not ours or has run out. */
export async function readLink(db: Db, { token, now }: { token: string; now: Date }): Promise<LinkedRefill> {
  const { planId, dueOn } = readRefillToken(token, now);
  const [plan] = await db.select().from(refillPlans).where(eq(refillPlans.id, planId));
  return toLinked(db, plan, dueOn);
}

/**
 * Does what the button under a mail's link says. A refill that is no longer the next one is not skipped, and a
 * cancelled plan is not resumed (409).
 */
export async function followLink(
  db: Db,
  { token, move, now }: { token: string; move: LinkMove; now: Date },
): Promise<LinkedRefill> {
  const { planId, dueOn } = readRefillToken(token, now);
  const moves: Record<LinkMove, (tx: Db, plan: PlanRow) => Promise<void>> = {
    skip: (tx, plan) => skip(tx, plan, { now, dueOn }),
    pause: (tx, plan) => pause(tx, plan, now),
    resume: (tx, plan) => resumePaused(tx, plan, now),
    cancel: (tx, plan) => cancel(tx, plan, now),
  };
  await holdPlan(db, { planId }, moves[move]).catch((error: unknown) => {
    throw isRefusal(error, 'refill_not_found') ? refusals.wrongLink() : error;
  });
  return readLink(db, { token, now });
}

/** Links lie in mailboxes for half a year, so that only the account starts a cancelled plan again. */
async function resumePaused(tx: Db, plan: PlanRow, now: Date): Promise<void> {
  if (plan.state === 'cancelled') throw refusals.cancelled();
  await resume(tx, plan, now);
}

async function toLinked(db: Db, plan: PlanRow | undefined, dueOn: Day): Promise<LinkedRefill> {
  const priced = plan && (await priceRefills(db, [plan])).get(plan.id);
  if (!plan || !priced) throw refusals.wrongLink();
  return {
    productName: priced.product.name,
    frequencyDays: plan.frequencyDays,
    quantity: plan.quantity,
    state: plan.state,
    nextDueOn: plan.nextDueOn,
    amount: toRupees(priced.payablePaise),
    dueOn,
    canSkip: plan.state === 'active' && plan.nextDueOn === dueOn,
  };
}

import type { Db } from '#platform/server/db.ts';
import { queueMail } from '#platform/server/mail.ts';
import { choiceLabel } from '#shop/cart/choice.ts';
import { isDue } from '../../due.ts';
import { addDays, dayOf } from '../../indian-day.ts';
import type { MissedMail, WaitingMail } from '../../refill-mail.ts';
import { retryDays } from '../../refill.ts';
import { holdPlan, type PlanRow, readerOf, writePlan } from '../hold-plan.ts';
import { priceRefills } from '../price-refill.ts';
import { refillToken } from '../link/refill-link.ts';
import { refillTurns } from '../tables.ts';

/**
 * Notes that a due refill could not be ordered today. The first time a mail says so; after a week this refill is left
 * out, a mail says when the next one comes, and nothing is due for it.
 */
export async function postponeRefill(
  db: Db,
  { planId, now }: { planId: number; now: Date },
): Promise<'waiting' | 'missed' | 'not due'> {
  return holdPlan(db, { planId }, async (tx, plan) => {
    const today = dayOf(now);
    if (!isDue(plan, today)) return 'not due';
    const triedUntil = addDays(plan.nextDueOn, retryDays);
    if (today >= triedUntil) return leaveOut(tx, plan, now);
    if (plan.triedOn === null) {
      const data: WaitingMail = { ...(await wordsOf(tx, plan)), triedUntil };
      await mail(tx, plan, 'refill-waits', data);
    }
    await writePlan(tx, plan, { triedOn: today, changedAt: now });
    return 'waiting';
  });
}

async function leaveOut(tx: Db, plan: PlanRow, now: Date): Promise<'missed'> {
  const today = dayOf(now);
  const nextDueOn = addDays(today, plan.frequencyDays);
  await tx
    .insert(refillTurns)
    .values({ planId: plan.id, dueOn: plan.nextDueOn, outcome: 'missed', at: now })
    .onConflictDoNothing();
  const moved = await writePlan(tx, plan, {
    countedFrom: today,
    nextDueOn,
    announcedFor: null,
    triedOn: null,
    changedAt: now,
  });
  const data: MissedMail = { ...(await wordsOf(tx, moved)), nextDueOn };
  await mail(tx, plan, 'refill-missed', data);
  return 'missed';
}

async function wordsOf(tx: Db, plan: PlanRow) {
  const { name } = await readerOf(tx, plan);
  return {
    name,
    productName: (await priceRefills(tx, [plan])).get(plan.id)?.product.name ?? 'Your refill',
    choice: choiceLabel(plan),
    quantity: plan.quantity,
    token: refillToken({ planId: plan.id, dueOn: plan.nextDueOn }),
  };
}

async function mail(tx: Db, plan: PlanRow, template: string, data: WaitingMail | MissedMail): Promise<void> {
  const { email } = await readerOf(tx, plan);
  await queueMail(tx, { to: email, template, data });
}

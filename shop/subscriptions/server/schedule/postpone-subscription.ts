import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { lineOptionsLabel } from '#shop/cart/line-options.ts';
import { isDue } from '../../due.ts';
import { addDays, dayOf } from '#platform/india-time.ts';
import {
  subscriptionMissedEmail,
  subscriptionWaitsEmail,
  type WhyMissed,
} from '../../emails/subscription-emails.ts';
import { retryDays } from '../../subscription.ts';
import {
  lockSubscription,
  type SubscriptionRow,
  recipientOf,
  updateSubscription,
} from '../lock-subscription.ts';
import { priceSubscriptions } from '../price-subscription.ts';
import { subscriptionToken } from '../link/subscription-link.ts';
import { billingCycles } from '../tables.ts';

/**
 * Records that a due order found no stock today. The first time sends an email. After a week it skips the order and emails
 * the next date. Returns the result.
 */
export async function postponeSubscription(
  db: Db,
  { subscriptionId, now }: { subscriptionId: number; now: Date },
): Promise<'waiting' | 'missed' | 'not due'> {
  return lockSubscription(db, { subscriptionId }, async (tx, subscription) => {
    const today = dayOf(now);
    if (!isDue(subscription, today)) return 'not due';
    const triedUntil = addDays(subscription.nextChargeDate, retryDays);
    if (today >= triedUntil) return leaveOut(tx, subscription, now);
    if (subscription.triedOn === null) {
      const { to, data } = await messageOf(tx, subscription);
      await queueEmail(tx, subscriptionWaitsEmail, { to, data: { ...data, triedUntil } });
    }
    await updateSubscription(tx, subscription, { triedOn: today, changedAt: now });
    return 'waiting';
  });
}

/**
 * Skips a due order that would go to another state than the seller may sell in, or that the shop takes no cash for, and emails why, with the
 * next date. Returns the result.
 */
export async function skipOrder(
  db: Db,
  { subscriptionId, now, why }: { subscriptionId: number; now: Date; why: WhyMissed },
): Promise<'missed' | 'not due'> {
  return lockSubscription(db, { subscriptionId }, async (tx, subscription) =>
    isDue(subscription, dayOf(now)) ? leaveOut(tx, subscription, now, why) : 'not due',
  );
}

/** Skips the next order of a subscription, and emails why. */
export async function leaveOut(
  tx: Db,
  subscription: SubscriptionRow,
  now: Date,
  why: WhyMissed = {},
): Promise<'missed'> {
  const today = dayOf(now);
  const nextChargeDate = addDays(today, subscription.frequencyDays);
  await tx
    .insert(billingCycles)
    .values({
      subscriptionId: subscription.id,
      dueOn: subscription.nextChargeDate,
      outcome: 'missed',
      at: now,
    })
    .onConflictDoNothing();
  const changed = await updateSubscription(tx, subscription, {
    countedFrom: today,
    nextChargeDate,
    announcedFor: null,
    triedOn: null,
    changedAt: now,
  });
  const { to, data } = await messageOf(tx, changed);
  await queueEmail(tx, subscriptionMissedEmail, { to, data: { ...data, nextDueOn: nextChargeDate, ...why } });
  return 'missed';
}

async function messageOf(tx: Db, subscription: SubscriptionRow) {
  const { email, name } = await recipientOf(tx, subscription);
  const priced = (await priceSubscriptions(tx, [subscription])).get(subscription.id);
  const data = {
    name,
    productName: priced?.product.name ?? 'Your refill',
    choice: lineOptionsLabel({ ...subscription, packs: priced?.packs ?? 1 }),
    quantity: subscription.quantity,
    token: subscriptionToken({ subscriptionId: subscription.id, dueOn: subscription.nextChargeDate }),
  };
  return { to: email, data };
}

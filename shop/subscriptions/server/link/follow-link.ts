import { eq } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { type LinkedSubscription, type LinkAction, refusals } from '../../contract.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import type { Day } from '#platform/india-time.ts';
import { cancel, pause, resume, skip } from '../change-subscription.ts';
import { lockSubscription, type SubscriptionRow } from '../lock-subscription.ts';
import { priceSubscriptions } from '../price-subscription.ts';
import { readSubscriptionToken } from './subscription-link.ts';
import { subscriptions } from '../tables.ts';

/** Returns the subscription of an email's link, without a change. Refuses (400) a foreign or expired link. */
export async function readLink(
  db: Db,
  { token, now, charges }: { token: string; now: Date; charges?: Charges | undefined },
): Promise<LinkedSubscription> {
  const { subscriptionId, dueOn } = readSubscriptionToken(token, now);
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  return toLinked(db, subscription, { dueOn, charges });
}

/**
 * Runs the action of an email's link. Returns the subscription. Refuses to skip an order that is no longer next, and to
 * resume a cancelled subscription (409).
 */
export async function followLink(
  db: Db,
  { token, move: action, now, charges }: { token: string; move: LinkAction; now: Date; charges?: Charges },
): Promise<LinkedSubscription> {
  const { subscriptionId, dueOn } = readSubscriptionToken(token, now);
  const actions: Record<LinkAction, (tx: Db, subscription: SubscriptionRow) => Promise<void>> = {
    skip: (tx, subscription) => skip(tx, subscription, { now, dueOn }),
    pause: (tx, subscription) => pause(tx, subscription, now),
    resume: (tx, subscription) => resumePaused(tx, subscription, now),
    cancel: (tx, subscription) => cancel(tx, subscription, now),
  };
  await lockSubscription(db, { subscriptionId }, actions[action]).catch((error: unknown) => {
    throw isRefusal(error, 'refill_not_found') ? refusals.wrongLink() : error;
  });
  return readLink(db, { token, now, charges });
}

/** Links stay in mailboxes for half a year, so only the account restarts a cancelled subscription. */
async function resumePaused(tx: Db, subscription: SubscriptionRow, now: Date): Promise<void> {
  if (subscription.state === 'cancelled') throw refusals.cancelled();
  await resume(tx, subscription, now);
}

async function toLinked(
  db: Db,
  subscription: SubscriptionRow | undefined,
  { dueOn, charges }: { dueOn: Day; charges?: Charges | undefined },
): Promise<LinkedSubscription> {
  const priced = subscription && (await priceSubscriptions(db, [subscription], charges)).get(subscription.id);
  if (!subscription || !priced) throw refusals.wrongLink();
  return {
    productName: priced.product.name,
    frequencyDays: subscription.frequencyDays,
    quantity: subscription.quantity,
    state: subscription.state,
    nextDueOn: subscription.nextChargeDate,
    amount: toRupees(priced.payablePaise),
    dueOn,
    canSkip: subscription.state === 'active' && subscription.nextChargeDate === dueOn,
  };
}

import type { Db } from '#platform/server/db.ts';
import { fromSaved, type PostalAddress } from '#shop/addresses/postal-address.ts';
import { listAddresses } from '#shop/addresses/server/list-addresses.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import type { Frequency } from '#shop/cart/line-options.ts';
import { type Subscription, refusals } from '../contract.ts';
import { addDays, type Day, dayOf, laterOf } from '#platform/india-time.ts';
import { noticeDays } from '../subscription.ts';
import { refuseCashAt } from '#shop/checkout/server/caps/cash-offer.ts';
import { refuseOtherState } from '#shop/checkout/server/caps/own-state.ts';
import type { SupplyArea } from '#shop/pincodes/tax-status.ts';
import { lockSubscription, type SubscriptionRow, updateSubscription } from './lock-subscription.ts';
import { readSubscription } from './list-subscriptions.ts';
import { billingCycles } from './tables.ts';

type Params = { userId: number; subscriptionId: number; now: Date; charges?: Charges };
type Change = (tx: Db, subscription: SubscriptionRow, now: Date) => Promise<unknown>;

async function change(
  db: Db,
  { userId, subscriptionId, now, charges }: Params,
  action: Change,
): Promise<Subscription> {
  return lockSubscription(db, { subscriptionId, userId }, async (tx, subscription) => {
    await action(tx, subscription, now);
    return readSubscription(tx, { subscriptionId, charges });
  });
}

/**
 * Changes frequency or address of a subscription. Returns it. Refuses an unknown or foreign subscription or address (404), and an address outside the
 * state of a seller who may sell there only (400), or at a pincode without cash on delivery (409).
 */
export async function changeSubscription(
  db: Db,
  {
    frequencyDays,
    addressId,
    area,
    ...named
  }: Params & { frequencyDays?: Frequency; addressId?: number; area?: SupplyArea },
): Promise<Subscription> {
  return change(db, named, async (tx, subscription, now) => {
    const address = addressId === undefined ? undefined : await addressOf(tx, subscription, addressId);
    if (address) {
      await refuseOtherState(tx, address, area);
      refuseCashAt(address.pincode, area ?? {});
    }
    const dates = frequencyDays === undefined ? {} : datesFor(subscription, frequencyDays, now);
    await updateSubscription(tx, subscription, { ...(address ? { address } : {}), ...dates, changedAt: now });
  });
}

/**
 * Skips the order due on `dueOn`, by default the next one. Returns the subscription. Refuses a paused or cancelled one (409).
 */
export async function skipSubscription(
  db: Db,
  { dueOn, ...named }: Params & { dueOn?: Day },
): Promise<Subscription> {
  return change(db, named, (tx, subscription, now) => skip(tx, subscription, { now, dueOn }));
}

/** Pauses a subscription; a cancelled one stays cancelled. Returns it. */
export async function pauseSubscription(db: Db, named: Params): Promise<Subscription> {
  return change(db, named, pause);
}

/** Resumes a paused subscription or restarts a cancelled one. Its next order is announced first. Returns it. */
export async function resumeSubscription(db: Db, named: Params): Promise<Subscription> {
  return change(db, named, resume);
}

export async function cancelSubscription(db: Db, named: Params): Promise<Subscription> {
  return change(db, named, cancel);
}

/** An outdated `dueOn` changes nothing, so that a second press skips no second order. */
export async function skip(
  tx: Db,
  subscription: SubscriptionRow,
  { now, dueOn }: { now: Date; dueOn?: Day },
): Promise<void> {
  if (subscription.state !== 'active') throw refusals.notActive();
  if (dueOn !== undefined && dueOn !== subscription.nextChargeDate) return;
  await tx
    .insert(billingCycles)
    .values({
      subscriptionId: subscription.id,
      dueOn: subscription.nextChargeDate,
      outcome: 'skipped',
      at: now,
    })
    .onConflictDoNothing();
  await updateSubscription(tx, subscription, {
    countedFrom: subscription.nextChargeDate,
    nextChargeDate: addDays(subscription.nextChargeDate, subscription.frequencyDays),
    announcedFor: null,
    triedOn: null,
    changedAt: now,
  });
}

export async function pause(tx: Db, subscription: SubscriptionRow, now: Date): Promise<void> {
  if (subscription.state === 'active')
    await updateSubscription(tx, subscription, { state: 'paused', changedAt: now });
}

export async function resume(tx: Db, subscription: SubscriptionRow, now: Date): Promise<void> {
  if (subscription.state === 'active') return;
  const today = dayOf(now);
  const stillComing =
    subscription.announcedFor === subscription.nextChargeDate && subscription.nextChargeDate > today;
  await updateSubscription(tx, subscription, {
    state: 'active',
    firstOrderId: null,
    changedAt: now,
    ...(stillComing
      ? {}
      : {
          nextChargeDate: laterOf(subscription.nextChargeDate, addDays(today, noticeDays)),
          announcedFor: null,
          triedOn: null,
        }),
  });
}

export async function cancel(tx: Db, subscription: SubscriptionRow, now: Date): Promise<void> {
  if (subscription.state !== 'cancelled')
    await updateSubscription(tx, subscription, { state: 'cancelled', changedAt: now });
}

/** Counts from the last order, but leaves time for the announcement. */
function datesFor(subscription: SubscriptionRow, frequencyDays: Frequency, now: Date) {
  if (frequencyDays === subscription.frequencyDays) return {};
  const soonest = addDays(dayOf(now), noticeDays);
  return {
    frequencyDays,
    nextChargeDate: laterOf(addDays(subscription.countedFrom, frequencyDays), soonest),
    announcedFor: null,
    triedOn: null,
  };
}

async function addressOf(tx: Db, { userId }: SubscriptionRow, addressId: number): Promise<PostalAddress> {
  const address = (await listAddresses(tx, { userId })).find(({ id }) => id === addressId);
  if (!address) throw refusals.addressNotFound();
  return fromSaved(address);
}

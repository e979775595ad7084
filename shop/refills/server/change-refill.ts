import type { Db } from '#platform/server/db.ts';
import { listAddresses } from '#shop/account/server/list-addresses.ts';
import { deliveryLineOf } from '#shop/ordering/order-body.ts';
import type { Frequency } from '#shop/cart/choice.ts';
import type { DeliveryAddress } from '#shop/ordering/order.ts';
import { type RefillPlan, refusals } from '../contract.ts';
import { addDays, type Day, dayOf, laterOf } from '../indian-day.ts';
import { noticeDays } from '../refill.ts';
import { holdPlan, type PlanRow, writePlan } from './hold-plan.ts';
import { readRefill } from './list-refills.ts';
import { refillTurns } from './tables.ts';

type Named = { personId: number; planId: number; now: Date };
type Move = (tx: Db, plan: PlanRow, now: Date) => Promise<unknown>;

async function change(db: Db, { personId, planId, now }: Named, move: Move): Promise<RefillPlan> {
  return holdPlan(db, { planId, personId }, async (tx, plan) => {
    await move(tx, plan, now);
    return readRefill(tx, { planId });
  });
}

/** How often refills come, or where they go. Refuses another's plan or address (404). */
export async function changeRefill(
  db: Db,
  { frequencyDays, addressId, ...named }: Named & { frequencyDays?: Frequency; addressId?: number },
): Promise<RefillPlan> {
  return change(db, named, async (tx, plan, now) => {
    const address = addressId === undefined ? undefined : await addressOf(tx, plan, addressId);
    const dates = frequencyDays === undefined ? {} : datesFor(plan, frequencyDays, now);
    await writePlan(tx, plan, { ...(address ? { address } : {}), ...dates, changedAt: now });
  });
}

/** Leaves out the refill due on `dueOn`, the next one without. Refuses a plan that is paused or cancelled (409). */
export async function skipRefill(db: Db, { dueOn, ...named }: Named & { dueOn?: Day }): Promise<RefillPlan> {
  return change(db, named, (tx, plan, now) => skip(tx, plan, { now, dueOn }));
}

/** Lets no refill come until the plan is resumed. A cancelled plan stays so. */
export async function pauseRefill(db: Db, named: Named): Promise<RefillPlan> {
  return change(db, named, pause);
}

/** Goes on with a paused plan, or starts a cancelled one again; what was not announced is announced first. */
export async function resumeRefill(db: Db, named: Named): Promise<RefillPlan> {
  return change(db, named, resume);
}

/** Ends a plan. */
export async function cancelRefill(db: Db, named: Named): Promise<RefillPlan> {
  return change(db, named, cancel);
}

/** One that is no longer the next changes nothing, so that a second tap skips no second refill. */
export async function skip(tx: Db, plan: PlanRow, { now, dueOn }: { now: Date; dueOn?: Day }): Promise<void> {
  if (plan.state !== 'active') throw refusals.notActive();
  if (dueOn !== undefined && dueOn !== plan.nextDueOn) return;
  await tx
    .insert(refillTurns)
    .values({ planId: plan.id, dueOn: plan.nextDueOn, outcome: 'skipped', at: now })
    .onConflictDoNothing();
  await writePlan(tx, plan, {
    countedFrom: plan.nextDueOn,
    nextDueOn: addDays(plan.nextDueOn, plan.frequencyDays),
    announcedFor: null,
    triedOn: null,
    changedAt: now,
  });
}

export async function pause(tx: Db, plan: PlanRow, now: Date): Promise<void> {
  if (plan.state === 'active') await writePlan(tx, plan, { state: 'paused', changedAt: now });
}

export async function resume(tx: Db, plan: PlanRow, now: Date): Promise<void> {
  if (plan.state === 'active') return;
  const today = dayOf(now);
  const stillComing = plan.announcedFor === plan.nextDueOn && plan.nextDueOn > today;
  await writePlan(tx, plan, {
    state: 'active',
    beganWith: null,
    changedAt: now,
    ...(stillComing
      ? {}
      : {
          nextDueOn: laterOf(plan.nextDueOn, addDays(today, noticeDays)),
          announcedFor: null,
          triedOn: null,
        }),
  });
}

export async function cancel(tx: Db, plan: PlanRow, now: Date): Promise<void> {
  if (plan.state !== 'cancelled') await writePlan(tx, plan, { state: 'cancelled', changedAt: now });
}

/** Counted from the last refill, but never so near that it could not be announced. */
function datesFor(plan: PlanRow, frequencyDays: Frequency, now: Date) {
  if (frequencyDays === plan.frequencyDays) return {};
  const soonest = addDays(dayOf(now), noticeDays);
  return {
    frequencyDays,
    nextDueOn: laterOf(addDays(plan.countedFrom, frequencyDays), soonest),
    announcedFor: null,
    triedOn: null,
  };
}

async function addressOf(tx: Db, { personId }: PlanRow, addressId: number): Promise<DeliveryAddress> {
  const address = (await listAddresses(tx, { personId })).find(({ id }) => id === addressId);
  if (!address) throw refusals.addressNotFound();
  return {
    name: address.name,
    phone: address.mobileNumber,
    addressLine: deliveryLineOf(address),
    city: address.city,
    state: address.state,
    country: 'India',
    pincode: address.pincode,
  };
}

import { isRefusal } from '#platform/refusal.ts';
import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { linesOf } from '#shop/addresses/postal-address.ts';
import { lineOptionsLabel } from '#shop/cart/line-options.ts';
import { refuseOtherState } from '#shop/checkout/server/caps/own-state.ts';
import { soldWithin, type SupplyArea, takesCashAt } from '#shop/pincodes/tax-status.ts';
import { estimateMessage } from '#shop/shipping/estimate/estimate-messages.ts';
import { type Dispatch, estimateDelivery } from '#shop/shipping/server/estimate-delivery.ts';
import { addDays, dayOf, laterOf, startOf } from '#platform/india-time.ts';
import { subscriptionAnnouncedEmail, type WhyMissed } from '../../emails/subscription-emails.ts';
import { firstHour, noticeDays } from '../../subscription.ts';
import {
  lockSubscription,
  recipientOf,
  type SubscriptionRow,
  updateSubscription,
} from '../lock-subscription.ts';
import { type Charges, usualCharges } from '#shop/pricing/amounts.ts';
import { chargesTo } from '#shop/pricing/charges-to.ts';
import { whyNoCash } from '#shop/pricing/cash-limits.ts';
import { payablePaise, type PricedSubscription, priceSubscriptions } from '../price-subscription.ts';
import { leaveOut } from './postpone-subscription.ts';
import { subscriptionToken } from '../link/subscription-link.ts';

type Announcing = {
  subscriptionId: number;
  now: Date;
  dispatch: Dispatch;
  charges?: Charges | undefined;
};

/**
 * Announces the next order of an active subscription by email, once: date, amount, a higher price, delivery estimate. After a
 * closed shop, an order due in less than three days moves to three days from now. Skips an order to another state than the seller may sell
 * in, or that the shop takes no cash for, and emails that instead. Returns whether it announced.
 */
export async function announceSubscription(
  db: Db,
  { subscriptionId, now, dispatch, charges = usualCharges }: Announcing,
): Promise<boolean> {
  return lockSubscription(db, { subscriptionId }, async (tx, subscription) => {
    const soonest = addDays(dayOf(now), noticeDays);
    if (
      subscription.state !== 'active' ||
      subscription.announcedFor === subscription.nextChargeDate ||
      subscription.nextChargeDate > soonest
    )
      return false;
    const priced = (await priceSubscriptions(tx, [subscription], charges)).get(subscription.id);
    if (!priced) return false;
    const why = await whyLeftOut(tx, subscription, { priced, dispatch, charges });
    if (why) {
      await leaveOut(tx, subscription, now, why);
      return false;
    }
    const dueOn = laterOf(subscription.nextChargeDate, soonest);
    const { email, name } = await recipientOf(tx, subscription);
    const { address } = subscription;
    const { pincode } = address;
    const ordered = startOf(dueOn, { hour: firstHour });
    const { estimatedDeliveryDate } = await estimateDelivery(tx, { pincode, dispatch, now: ordered });
    const data = {
      name,
      productName: priced.product.name,
      choice: lineOptionsLabel({ ...subscription, packs: priced.packs }),
      quantity: subscription.quantity,
      dueOn,
      payablePaise: priced.payablePaise,
      payableBeforePaise:
        priced.unitPaise > subscription.announcedUnitPaise
          ? payablePaise(
              {
                unitPaise: subscription.announcedUnitPaise,
                quantity: subscription.quantity,
                categories: priced.product.categories,
              },
              chargesTo(charges, address.state),
            )
          : null,
      amounts: priced.amounts,
      available: priced.available,
      address: [address.name, ...linesOf(address)],
      promise: estimatedDeliveryDate && estimateMessage({ pincode, estimatedDeliveryDate }),
      token: subscriptionToken({ subscriptionId, dueOn }),
    };
    await queueEmail(tx, subscriptionAnnouncedEmail, { to: email, data });
    await updateSubscription(tx, subscription, {
      nextChargeDate: dueOn,
      announcedFor: dueOn,
      announcedUnitPaise: priced.unitPaise,
      changedAt: now,
    });
    return true;
  });
}

type Rules = { priced: PricedSubscription; dispatch: Dispatch; charges: Charges };

async function whyLeftOut(
  tx: Db,
  subscription: SubscriptionRow,
  { priced, dispatch, charges }: Rules,
): Promise<WhyMissed | null> {
  const within = soldWithin(dispatch);
  if (within !== null && (await liesOutside(tx, subscription, dispatch))) return { within };
  const { payablePaise: due, product } = priced;
  const takesCash =
    takesCashAt(subscription.address.pincode, dispatch) &&
    whyNoCash(charges.cash, { payablePaise: due, items: [product] }) === null;
  return takesCash ? null : { isWithoutCash: true };
}

async function liesOutside(tx: Db, { address }: SubscriptionRow, area: SupplyArea): Promise<boolean> {
  try {
    await refuseOtherState(tx, address, area);
    return false;
  } catch (error) {
    if (isRefusal(error, 'other_state')) return true;
    throw error;
  }
}

import type { Db } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { linesOf } from '#shop/addresses/postal-address.ts';
import { lineOptionsLabel } from '#shop/cart/line-options.ts';
import { estimateMessage } from '#shop/shipping/estimate/estimate-messages.ts';
import { type Dispatch, estimateDelivery } from '#shop/shipping/server/estimate-delivery.ts';
import { addDays, dayOf, laterOf, startOf } from '#platform/india-time.ts';
import { subscriptionAnnouncedEmail } from '../../emails/subscription-emails.ts';
import { firstHour, noticeDays } from '../../subscription.ts';
import { lockSubscription, recipientOf, updateSubscription } from '../lock-subscription.ts';
import { payablePaise, priceSubscriptions } from '../price-subscription.ts';
import { subscriptionToken } from '../link/subscription-link.ts';

/**
 * Announces the next order of an active subscription by email, once: date, amount, a higher price, delivery estimate. After a
 * closed shop, an order due in less than three days moves to three days from now. Returns whether it announced.
 */
export async function announceSubscription(
  db: Db,
  { subscriptionId, now, dispatch }: { subscriptionId: number; now: Date; dispatch: Dispatch },
): Promise<boolean> {
  return lockSubscription(db, { subscriptionId }, async (tx, subscription) => {
    const soonest = addDays(dayOf(now), noticeDays);
    if (
      subscription.state !== 'active' ||
      subscription.announcedFor === subscription.nextChargeDate ||
      subscription.nextChargeDate > soonest
    )
      return false;
    const priced = (await priceSubscriptions(tx, [subscription])).get(subscription.id);
    if (!priced) return false;
    const dueOn = laterOf(subscription.nextChargeDate, soonest);
    const { email, name } = await recipientOf(tx, subscription);
    const { address } = subscription;
    const { pincode } = address;
    const ordered = startOf(dueOn, { hour: firstHour });
    const { deliverBy } = await estimateDelivery(tx, { pincode, dispatch, now: ordered });
    const data = {
      name,
      productName: priced.product.name,
      choice: lineOptionsLabel({ ...subscription, packs: priced.packs }),
      quantity: subscription.quantity,
      dueOn,
      payablePaise: priced.payablePaise,
      payableBeforePaise:
        priced.unitPaise > subscription.announcedUnitPaise
          ? payablePaise(subscription.announcedUnitPaise, subscription.quantity)
          : null,
      available: priced.available,
      address: [address.name, ...linesOf(address)],
      promise: deliverBy && estimateMessage({ pincode, deliverBy }),
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

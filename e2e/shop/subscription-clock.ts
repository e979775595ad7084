import { addDays, startOf } from '#platform/india-time.ts';
import { announceSubscription } from '#shop/subscriptions/server/schedule/announce-subscription.ts';
import { placeSubscriptionOrder } from '#shop/subscriptions/server/schedule/place-subscription-order.ts';
import type { JourneyShop } from './journey-shop.ts';

type Subscription = { id: number; nextDueOn: string };

const dispatch = { PICKUP_PINCODE: '560001', DISPATCH_CUTOFF_HOUR: 14 };

/** Announces the next order of a subscription, as the shop does three days before it is due. */
export function announceThreeDaysBefore(shop: JourneyShop, { id, nextDueOn }: Subscription) {
  return shop.onDatabase(({ db }) =>
    announceSubscription(db, { subscriptionId: id, now: morning(nextDueOn, -3), dispatch }),
  );
}

/** Places the order of a subscription, as the shop does on its due day or `daysLater`. */
export function orderOnTheDay(shop: JourneyShop, { id, nextDueOn }: Subscription, daysLater = 0) {
  return shop.onDatabase(({ db }) =>
    placeSubscriptionOrder(db, { subscriptionId: id, now: morning(nextDueOn, daysLater), dispatch }),
  );
}

/** Ten in the morning in India, `days` after a day like `2027-01-20`. */
function morning(day: string, days = 0): Date {
  return startOf(addDays(day, days), { hour: 10 });
}

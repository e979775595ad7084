import { leastDuePaise, mostOf, savingOf } from './reduce-items.ts';
import { isCovered, type OfferItem, type OfferTerms } from './offer-terms.ts';

/** The best offers of a cart with their savings. */
export type ChosenOffers = {
  /** The one offer on the goods. */
  goods: { terms: OfferTerms; paise: number } | null;
  /** Free delivery is a kind of its own, and may stand beside it. */
  delivery: { terms: OfferTerms; paise: number } | null;
};

type Goods = { offerPaise: number; isDeliveredFree: boolean };

/** Returns the sums of a cart with so much off its goods. */
export type SumUp = (goods: Goods) => {
  payablePaise: number;
  /** The price of the goods after all savings, which the threshold of free delivery counts. */
  goodsPaise: number;
  deliveryPaise: number;
};

type Params = { items: readonly OfferItem[]; offers: readonly OfferTerms[]; maxPaise: number; sumUp: SumUp };

/**
 * Returns the offers with the lowest amount due, of equal ones the first. An offer that makes an order dearer, since its goods fall below the
 * threshold of free delivery, is left out.
 */
export function chooseOffers({ items, offers, maxPaise, sumUp }: Params): ChosenOffers {
  // One parcel goes, so an offer of free delivery covers every item.
  const ofDelivery = offers.filter(
    (one) => one.kind === 'free_delivery' && items.every((item) => isCovered(one, item)),
  );
  let best: ChosenOffers = { goods: null, ...freeDelivery(ofDelivery, { offerPaise: 0, sumUp }) };
  let bestPaise = payableOf(best, sumUp);
  let bestAt = -1;
  const ofGoods = offers
    .map((terms, at) => ({ terms, at, mostPaise: mostOf(terms, items, maxPaise) }))
    .filter(({ mostPaise }) => mostPaise > 0)
    .toSorted((one, other) => other.mostPaise - one.mostPaise || one.at - other.at);
  for (const { terms, at, mostPaise } of ofGoods) {
    // Without a delivery charge a smaller saving leaves no less to pay, so no further offer is better.
    if (sumUp({ offerPaise: mostPaise, isDeliveredFree: true }).payablePaise > bestPaise) break;
    const paise = savingOf(terms, items, maxPaise);
    if (paise === 0) continue;
    const chosen = {
      goods: { terms, paise },
      ...freeDelivery(ofDelivery, { offerPaise: paise, sumUp }),
    };
    const payable = payableOf(chosen, sumUp);
    if (payable > bestPaise || (payable === bestPaise && at > bestAt)) continue;
    [best, bestPaise, bestAt] = [chosen, payable, at];
  }
  return best;
}

function payableOf({ goods, delivery }: ChosenOffers, sumUp: SumUp): number {
  return sumUp({ offerPaise: goods?.paise ?? 0, isDeliveredFree: delivery !== null }).payablePaise;
}

type Delivered = { offerPaise: number; sumUp: SumUp };

/** The threshold of free delivery counts after the other savings. */
function freeDelivery(
  offers: readonly OfferTerms[],
  { offerPaise, sumUp }: Delivered,
): Pick<ChosenOffers, 'delivery'> {
  if (offers.length === 0) return { delivery: null };
  const { goodsPaise, deliveryPaise } = sumUp({ offerPaise, isDeliveredFree: false });
  const terms = offers.find(({ fromPaise }) => goodsPaise >= fromPaise);
  if (!terms || deliveryPaise === 0) return { delivery: null };
  const { payablePaise } = sumUp({ offerPaise, isDeliveredFree: true });
  return { delivery: payablePaise < leastDuePaise ? null : { terms, paise: deliveryPaise } };
}

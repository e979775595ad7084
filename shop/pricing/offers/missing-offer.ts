import type { Charges } from '../amounts.ts';
import type { Price } from '../price-of.ts';
import type { OfferItem, OfferTerms } from './offer-terms.ts';
import { missingForOffer } from './reduce-items.ts';

type Cart = { items: readonly OfferItem[]; charges: Charges };

/** Returns the offer that needs the least more, of a kind of which none applies, with the missing amount. */
export function missingOffer(
  price: Pick<Price, 'applied'>,
  { items, charges: { offers = [] } }: Cart,
): { name: string; paise: number } | null {
  const isOfDelivery = ({ kind }: OfferTerms) => kind === 'free_delivery';
  const applied = price.applied ?? [];
  return offers
    .filter((terms) => !applied.some((one) => isOfDelivery(one.terms) === isOfDelivery(terms)))
    .map((terms) => ({ name: terms.name, paise: missingForOffer(terms, items) ?? 0 }))
    .filter(({ paise }) => paise > 0)
    .reduce<{ name: string; paise: number } | null>(
      (least, one) => (least && least.paise <= one.paise ? least : one),
      null,
    );
}

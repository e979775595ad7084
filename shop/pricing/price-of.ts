import { type AmountCode, amountCodes, amountOf, amounts, type Charges } from './amounts.ts';
import { chooseOffers } from './offers/choose-offers.ts';
import { offerCode, type OfferItem, type OfferTerms } from './offers/offer-terms.ts';
import { leastDuePaise, reduceItems } from './offers/reduce-items.ts';
import { shareOut } from './share-out.ts';

export type PricedItem = OfferItem;

/** An amount of an order beside its items: below zero for a saving. */
export type PriceLine = {
  code: string;
  name: string;
  paise: number;
  /** The part of each item, in their sequence. They add up to the amount. */
  shares: number[];
};

export type Price = {
  subtotalPaise: number;
  /** Amounts of 0 are left out. */
  lines: PriceLine[];
  /** The price of the items with every amount: the total payable. */
  payablePaise: number;
  /** The offers that it has. Absent where the rules hold none. */
  applied?: { terms: OfferTerms; savedPaise: number }[];
};

/**
 * Returns the price of a cart or an order in whole paise, by the charges of its moment (section 9). Only this function makes amounts. An
 * amount is shared out by what is left of each item, so no saving takes more than an item costs.
 */
export function priceOf(items: readonly PricedItem[], charges: Charges): Price {
  const subtotalPaise = sumOf(items.map(priceOfItem));
  if (items.length === 0) return { subtotalPaise, lines: [], payablePaise: 0 };
  const summed = { items, charges, subtotalPaise };
  if (!charges.offers) return withShares(summed, sumUp(summed), null);
  const maxPaise = subtotalPaise - charges.fixedDiscountPaise - leastDuePaise;
  const { goods, delivery } = chooseOffers({
    items,
    offers: charges.offers,
    maxPaise,
    sumUp: (chosen) => sumUp({ ...summed, ...chosen }),
  });
  const sums = sumUp({ ...summed, offerPaise: goods?.paise ?? 0, isDeliveredFree: delivery !== null });
  return {
    ...withShares(summed, sums, goods && { ...goods, shares: reduceItems(goods.terms, items, maxPaise) }),
    applied: [
      ...(goods ? [{ terms: goods.terms, savedPaise: goods.paise }] : []),
      ...(delivery ? [{ terms: delivery.terms, savedPaise: delivery.paise }] : []),
    ],
  };
}

type Summed = {
  items: readonly PricedItem[];
  charges: Charges;
  subtotalPaise: number;
  /** The saving of an offer on the goods, before every other amount. */
  offerPaise?: number;
  isDeliveredFree?: boolean;
};

/** Returns the amounts beside the items without their shares. */
function sumUp({ items, charges, subtotalPaise, offerPaise = 0, isDeliveredFree = false }: Summed) {
  const { delivery: _delivery, ...withoutDelivery } = charges;
  const rules = isDeliveredFree ? withoutDelivery : charges;
  let goodsPaise = subtotalPaise - offerPaise;
  let soFarPaise = goodsPaise;
  let prepaidPaise = 0;
  const amountsOfCart: { code: AmountCode; paise: number }[] = [];
  for (const code of amountCodes) {
    // Nobody loses free delivery by paying before.
    const countedPaise = code === 'delivery' ? goodsPaise + prepaidPaise : goodsPaise;
    const paise = amounts[code].paise(rules, { goodsPaise: countedPaise, soFarPaise, items });
    if (paise === 0) continue;
    if (code === 'prepaid_saving') prepaidPaise = -paise;
    if (isSaving({ code, paise })) goodsPaise += paise;
    amountsOfCart.push({ code, paise });
    soFarPaise += paise;
  }
  const deliveryPaise = amountsOfCart.find(({ code }) => code === 'delivery')?.paise ?? 0;
  return { amounts: amountsOfCart, goodsPaise, deliveryPaise, payablePaise: soFarPaise };
}

type Offer = { terms: OfferTerms; paise: number; shares: number[] } | null;

function withShares(
  { items, subtotalPaise }: Summed,
  { amounts: summed, payablePaise }: ReturnType<typeof sumUp>,
  offer: Offer,
): Price {
  let left = items.map((item, at) => priceOfItem(item) - (offer?.shares[at] ?? 0));
  const lines: PriceLine[] = offer
    ? [
        {
          code: offerCode,
          name: offer.terms.name,
          paise: -offer.paise,
          shares: offer.shares.map((share) => 0 - share),
        },
      ]
    : [];
  for (const { code, paise } of summed) {
    const shares = shareOut(paise, left);
    if (isSaving({ code, paise })) left = left.map((each, at) => each + shares[at]!);
    lines.push({ code, name: amounts[code].name, paise, shares });
  }
  return { subtotalPaise, lines, payablePaise };
}

function priceOfItem({ unitPaise, quantity }: PricedItem): number {
  return unitPaise * quantity;
}

type Sums = { savedPaise: number; chargedPaise: number };

/** Returns what a list takes off the price of the items, and what it adds, both as positive amounts. */
export function sumsOf(lines: readonly Pick<PriceLine, 'paise'>[]): Sums {
  return {
    savedPaise: sumOf(lines.map(({ paise }) => Math.max(0, -paise))),
    chargedPaise: sumOf(lines.map(({ paise }) => Math.max(0, paise))),
  };
}

/** Whether an amount lowers the price of the goods. */
export function isSaving({ code, paise }: Pick<PriceLine, 'code' | 'paise'>): boolean {
  return paise < 0 && !amountOf(code)?.isAfterTax;
}

/** Returns how much a list lowers the price of the goods, as a positive amount. */
export function savingsOf(lines: readonly Pick<PriceLine, 'code' | 'paise'>[]): number {
  return sumsOf(lines.filter(isSaving)).savedPaise;
}

function sumOf(each: readonly number[]): number {
  return each.reduce((sum, paise) => sum + paise, 0);
}

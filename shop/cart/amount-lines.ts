import { toPaise, toRupees } from '#platform/money.ts';
import { amountCodes, amountOf, type Charges } from '#shop/pricing/amounts.ts';
import { whyNoCash } from '#shop/pricing/cash-limits.ts';
import { missingOffer } from '#shop/pricing/offers/missing-offer.ts';
import type { OfferItem } from '#shop/pricing/offers/offer-terms.ts';
import { priceOf } from '#shop/pricing/price-of.ts';

export type AmountLine = { code: string; name: string; amount: number };

type Item = Omit<OfferItem, 'unitPaise'> & { price: number; name: string; takesCash: boolean };

/** Amounts in rupees. */
export type CartOffers = {
  /** The offers that apply. */
  savings: { id: number; name: string; amount: number; condition?: string }[];
  /** The offer that needs the least more. */
  missing?: { name: string; amount: number };
};

export type Totals = {
  lines: AmountLine[];
  total: number;
  noCash?: string;
  /** Absent where no offer is on. */
  offers?: CartOffers;
};

/**
 * Returns the price of the items, each saving (below zero) and each charge by name, in rupees, and the amount due, which is
 * their sum. A setting or an offer only adds lines. `noCash` says why the shop takes no cash for it.
 */
export function amountLines(items: Item[], charges: Charges): Totals {
  const priced = items.map(({ price, name: _name, takesCash: _cash, ...item }) => ({
    ...item,
    unitPaise: toPaise(price),
  }));
  const price = priceOf(priced, charges);
  const { subtotalPaise, lines, payablePaise } = price;
  const name = `Price (${items.length} ${items.length === 1 ? 'item' : 'items'})`;
  const listed: Pick<(typeof lines)[number], 'code' | 'name' | 'paise'>[] = [
    ...lines.filter(({ code }) => !amountOf(code)),
    ...amountCodes.flatMap((code) => {
      const { name: of, isListedAtZero = false } = amountOf(code)!;
      const paise = lines.find((line) => line.code === code)?.paise ?? 0;
      return paise !== 0 || isListedAtZero ? [{ code, name: of, paise }] : [];
    }),
  ];
  const noCash = whyNoCash(charges.cash, { payablePaise, items });
  return {
    lines: [
      { code: 'items', name, amount: toRupees(subtotalPaise) },
      ...listed.map((line) => ({ code: line.code, name: line.name, amount: toRupees(line.paise) })),
    ],
    total: toRupees(payablePaise),
    ...(noCash === null ? {} : { noCash }),
    ...(charges.offers ? { offers: offersOf(price, { items: priced, charges }) } : {}),
  };
}

function offersOf(
  price: ReturnType<typeof priceOf>,
  cart: { items: OfferItem[]; charges: Charges },
): CartOffers {
  const missing = missingOffer(price, cart);
  return {
    savings: (price.applied ?? []).map(({ terms: { id, name }, savedPaise }) => ({
      id,
      name,
      amount: toRupees(savedPaise),
    })),
    ...(missing ? { missing: { name: missing.name, amount: toRupees(missing.paise) } } : {}),
  };
}

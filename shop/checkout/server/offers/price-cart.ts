import type { Db } from '#platform/server/db.ts';
import { formatPaise } from '#platform/money.ts';
import { amountLines, type CartOffers, type Totals } from '#shop/cart/amount-lines.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { missingForOffer } from '#shop/pricing/offers/reduce-items.ts';
import { isLive, type Promotion } from '#shop/promotions/promotion.ts';
import { type Trying, tryCode } from '#shop/promotions/server/try-code.ts';
import { type FoundOffers, findOffers } from './find-offers.ts';

type Items = Parameters<typeof amountLines>[0];

type Params = {
  items: Items;
  charges: Charges;
  promotions: readonly Promotion[];
  code?: string | undefined;
  codeBy: Trying;
};

type CartTotals = Totals & {
  offers?: CartOffers & { takesCode?: boolean; code?: { text: string; problem?: string } };
};

/** The same words for a code that is unknown, used up or over. */
const noSuchCode = 'This code cannot be used.';

/**
 * Returns what a cart costs with its best offers (GET /api/cart/totals), in rupees, and what its code gives. Without a promotion it reads
 * nothing. Refuses (429) too many wrong codes.
 */
export async function priceCart(db: Db, params: Params): Promise<CartTotals> {
  const { items, charges, code: text, codeBy } = params;
  const now = new Date();
  const promotions = params.promotions.filter((one) => isLive(one, now));
  if (promotions.length === 0) {
    const totals = amountLines(items, charges);
    return text === undefined
      ? totals
      : { ...totals, offers: { savings: [], code: { text, problem: noSuchCode } } };
  }
  const code = text === undefined ? null : await tryCode(db, { code: text, by: codeBy });
  const found = await findOffers(db, { promotions, code, customer: { userId: codeBy.userId } });
  const { offers = { savings: [] }, ...totals } = amountLines(items, { ...charges, offers: found.open });
  const savings = offers.savings.map((saving) =>
    found.assumed.includes(saving.id)
      ? Object.assign(saving, { condition: 'if this is your first order' })
      : saving,
  );
  const problem = text === undefined ? undefined : whyNothing({ items, found, offers });
  return {
    ...totals,
    offers: {
      ...offers,
      savings,
      takesCode: promotions.some(({ needsCode }) => needsCode),
      ...(text === undefined ? {} : { code: { text, ...(problem === undefined ? {} : { problem }) } }),
    },
  };
}

type Coded = { items: Items; found: FoundOffers; offers: CartOffers };

/** Returns why a code gives nothing. The reason is said only of a right one. */
function whyNothing({ items, found: { code, open, lost }, offers }: Coded): string | undefined {
  const id = code?.promotionId;
  if (id === undefined || code?.isUsedUp) return noSuchCode;
  if (offers.savings.some((saving) => saving.id === id)) return undefined;
  const terms = open.find((one) => one.id === id);
  if (!terms) return lost.find((one) => one.terms.id === id && !one.isOver)?.why ?? noSuchCode;
  const priced = items.map((item) => Object.assign({ unitPaise: Math.round(item.price * 100) }, item));
  const missing = missingForOffer(terms, priced);
  if (missing === null) return `“${terms.name}” is not for these products.`;
  if (missing > 0)
    return `“${terms.name}” is for goods from ${formatPaise(terms.fromPaise)}. ${formatPaise(missing)} more has it.`;
  return offers.savings.length > 0
    ? `“${terms.name}” saves nothing beside “${offers.savings[0]!.name}”. The best offer applies.`
    : `“${terms.name}” saves nothing on this order.`;
}

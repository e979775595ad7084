import { formatPaise, toPaise } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { type Price, priceOf } from '#shop/pricing/price-of.ts';
import { takeUses, type Use } from '#shop/promotions/server/uses.ts';
import { refusals } from '#shop/orders/contract.ts';
import { changesOf, type PricedItem } from '#shop/orders/server/placing/price-items.ts';
import type { PlaceOrderBody } from '#shop/orders/body/place-order-body.ts';
import { type FoundOffers, usedUp } from './find-offers.ts';

type Priced = {
  items: PricedItem[];
  /** The rules without an offer. */
  charges: Charges;
  found: FoundOffers;
};

/** Returns the price of a new order with its best offers, and the rules that it keeps: those of its day with these offers alone. */
export function priceWithOffers({ items, charges, found }: Priced): { price: Price; charges: Charges } {
  if (found.open.length === 0) return { price: priceOf(items, charges), charges };
  const price = priceOf(items, { ...charges, offers: found.open });
  if (!price.applied?.length) return { price, charges };
  const plain = items.flatMap(({ sku, plainPaise }) => (plainPaise === undefined ? [] : [[sku, plainPaise]]));
  const kept = {
    ...charges,
    offers: price.applied.map(({ terms }) => terms),
    ...(plain.length > 0 ? { plainPaise: Object.fromEntries(plain) as Record<string, number> } : {}),
  };
  return { price, charges: kept };
}

type SeenOrder = Priced & { price: Price; order: PlaceOrderBody };

/** Refuses (409) an order whose customer saw another total: what changed, the offer that went, and with offers both totals. */
export function refuseChangedTotal(seen: SeenOrder): void {
  const { price, order } = seen;
  const seenPaise = toPaise(order.totalAmount);
  if (price.payablePaise !== seenPaise)
    throw refusals.totalChanged(price.payablePaise, changesSince(seen, seenPaise));
}

function changesSince({ items, charges, found, price, order }: SeenOrder, seenPaise: number): string[] {
  const gone = found.lost.find(({ terms }) => {
    const before = priceOf(items, { ...charges, offers: [...found.open, terms] });
    return before.payablePaise === seenPaise;
  });
  const changes = changesOf(items, order.items, price.lines);
  if (!gone && found.open.length === 0) return changes;
  return [...(gone ? [gone.why] : changes), `Before, the total was ${formatPaise(seenPaise)}.`];
}

type Taking = SeenOrder & { orderId: string };

/** Takes the uses of the offers of an order. Refuses (409) with both totals when another order has taken the last one. */
export async function takeOffers(tx: Db, { orderId, found, price, ...seen }: Taking): Promise<void> {
  const uses = (price.applied ?? []).map(({ terms: { id }, savedPaise }): Use => ({
    promotionId: id,
    codeId: found.code?.promotionId === id ? found.code.codeId : null,
    savedPaise,
  }));
  if (uses.length === 0) return;
  const goneIds = await takeUses(tx, { orderId, uses });
  if (goneIds.length === 0) return;
  const isGone = ({ id }: { id: number }) => goneIds.includes(id);
  const left = {
    ...found,
    open: found.open.filter((terms) => !isGone(terms)),
    lost: found.open.filter(isGone).map((terms) => ({ terms, why: usedUp(terms.name) })),
  };
  const next = priceWithOffers({ ...seen, found: left }).price;
  throw refusals.totalChanged(next.payablePaise, [
    ...left.lost.map(({ why }) => why),
    `Before, the total was ${formatPaise(price.payablePaise)}.`,
  ]);
}

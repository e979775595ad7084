import { shareOut } from '../share-out.ts';
import { isCovered, type OfferItem, type OfferTerms } from './offer-terms.ts';

/** The least that an offer leaves to pay. */
export const leastDuePaise = 1_00;

/** Returns by how much more the covered goods have the offer, 0 where they have it, and null where none is covered. */
export function missingForOffer(terms: OfferTerms, items: readonly OfferItem[]): number | null {
  const covered = items.filter((item) => isCovered(terms, item));
  if (covered.length === 0) return null;
  return Math.max(0, terms.fromPaise - sumOf(covered.map(({ unitPaise, quantity }) => unitPaise * quantity)));
}

/**
 * Returns what an offer takes off each item, in whole paise, at most `maxPaise` together. It counts by the prices without the saving of a
 * subscription, and an item with that saving gets only what the offer takes off beyond it: per item the better counts.
 */
export function reduceItems(terms: OfferTerms, items: readonly OfferItem[], maxPaise: number): number[] {
  const none = items.map(() => 0);
  if (missingForOffer(terms, items) !== 0) return none;
  const plain = items.map((item) => (isCovered(terms, item) ? plainOf(item) : 0));
  const offered =
    terms.kind === 'buy_get'
      ? shareUnits(terms, items, plain)
      : shareOut(totalOf(terms, sumOf(plain)), plain);
  const more = offered.map((paise, at) => Math.max(0, paise - (plain[at]! - paidOf(items[at]!, plain[at]!))));
  const total = sumOf(more);
  if (total <= maxPaise) return more;
  return maxPaise > 0 ? shareOut(maxPaise, more) : none;
}

/** Returns the sum of `reduceItems`. Where no item has the saving of a subscription it needs no shares, so that a shop may have many offers. */
export function savingOf(terms: OfferTerms, items: readonly OfferItem[], maxPaise: number): number {
  const { kind } = terms;
  const isShared = kind === 'buy_get' || items.some(({ plainPaise }) => plainPaise !== undefined);
  if (isShared) return sumOf(reduceItems(terms, items, maxPaise));
  const covered = items.filter((item) => isCovered(terms, item));
  const price = sumOf(covered.map(({ unitPaise, quantity }) => unitPaise * quantity));
  if (covered.length === 0 || price < terms.fromPaise) return 0;
  return Math.min(totalOf(terms, price), Math.max(0, maxPaise));
}

/** Returns a bound of `savingOf` that needs no shares. The cheapest units of a product cost at most their part of its price. */
export function mostOf(terms: OfferTerms, items: readonly OfferItem[], maxPaise: number): number {
  let [price, plain] = [0, 0];
  for (const item of items) {
    if (!isCovered(terms, item)) continue;
    price += item.unitPaise * item.quantity;
    plain += plainOf(item);
  }
  if (plain === 0 || price < terms.fromPaise) return 0;
  const { kind, buy = 1, get = 1 } = terms;
  const most = kind === 'buy_get' ? Math.ceil((plain * get) / (buy + get)) : totalOf(terms, plain);
  return Math.min(most, Math.max(0, maxPaise));
}

function plainOf({ unitPaise, plainPaise = unitPaise, quantity }: OfferItem): number {
  return plainPaise * quantity;
}

/** An item that the offer does not cover has no plain price here. */
function paidOf({ unitPaise, quantity }: OfferItem, plain: number): number {
  return Math.min(plain, unitPaise * quantity);
}

/** Rounded once for all items, half a paisa up. */
function totalOf({ kind, percent = 0, paise = 0 }: OfferTerms, price: number): number {
  if (kind === 'free_delivery') return 0;
  return kind === 'percent' ? Math.floor((price * percent + 50) / 100) : Math.min(paise, price);
}

/** The cheapest units of a product are free, and all its units share that. No line costs nothing. */
function shareUnits({ buy = 1, get = 1 }: OfferTerms, items: readonly OfferItem[], plain: readonly number[]) {
  const reduced = items.map(() => 0);
  const covered = items.map((item, at) => ({ item, at })).filter(({ at }) => plain[at]! > 0);
  for (const lines of Map.groupBy(covered, ({ item }) => item.productId).values()) {
    const units = sumOf(lines.map(({ item }) => item.quantity));
    const paise = cheapest(
      lines.map(({ item }) => item),
      Math.floor(units / (buy + get)) * get,
    );
    const shares = shareOut(
      paise,
      lines.map(({ at }) => plain[at]!),
    );
    for (const [index, { at }] of lines.entries()) reduced[at] = Math.min(shares[index]!, plain[at]! - 1);
  }
  return reduced;
}

function cheapest(lines: readonly OfferItem[], units: number): number {
  let left = units;
  let paise = 0;
  const unitOf = ({ unitPaise, plainPaise = unitPaise }: OfferItem) => plainPaise;
  for (const line of lines.toSorted((one, other) => unitOf(one) - unitOf(other))) {
    const taken = Math.min(left, line.quantity);
    paise += taken * unitOf(line);
    left -= taken;
  }
  return paise;
}

function sumOf(each: readonly number[]): number {
  return each.reduce((sum, paise) => sum + paise, 0);
}

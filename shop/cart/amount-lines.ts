import { toPaise, toRupees } from '#platform/money.ts';
import { amountCodes, amountOf, type Charges } from '#shop/pricing/amounts.ts';
import { whyNoCash } from '#shop/pricing/cash-limits.ts';
import { priceOf } from '#shop/pricing/price-of.ts';

export type AmountLine = { code: string; name: string; amount: number };

/**
 * Returns the price of the items, each saving (below zero) and each charge by name, in rupees, and the amount due, which is
 * their sum. A setting or an offer only adds lines. `noCash` says why the shop takes no cash for it.
 */
export function amountLines(
  items: {
    price: number;
    quantity: number;
    name: string;
    takesCash: boolean;
    categories?: readonly string[];
  }[],
  charges: Charges,
): {
  lines: AmountLine[];
  total: number;
  noCash?: string;
} {
  const priced = items.map(({ price, quantity, categories = [] }) => ({
    unitPaise: toPaise(price),
    quantity,
    categories,
  }));
  const { subtotalPaise, lines, payablePaise } = priceOf(priced, charges);
  const name = `Price (${items.length} ${items.length === 1 ? 'item' : 'items'})`;
  const beside = amountCodes.flatMap((code) => {
    const paise = lines.find((line) => line.code === code)?.paise ?? 0;
    const { name: of, isListedAtZero = false } = amountOf(code)!;
    return paise !== 0 || isListedAtZero ? [{ code, name: of, amount: toRupees(paise) }] : [];
  });
  const noCash = whyNoCash(charges.cash, { payablePaise, items });
  return {
    lines: [{ code: 'items', name, amount: toRupees(subtotalPaise) }, ...beside],
    total: toRupees(payablePaise),
    ...(noCash === null ? {} : { noCash }),
  };
}

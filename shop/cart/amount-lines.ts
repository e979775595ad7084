import { toPaise, toRupees } from '#platform/money.ts';
import { amountCodes, amountOf, type Charges } from '#shop/pricing/amounts.ts';
import { priceOf } from '#shop/pricing/price-of.ts';

export type AmountLine = { code: string; name: string; amount: number };

/**
 * Returns the price of the items, each saving (below zero) and each charge by name, in rupees, and the amount due, which is
 * their sum. A setting or an offer only adds lines.
 */
export function amountLines(
  items: { price: number; quantity: number }[],
  charges: Charges,
): {
  lines: AmountLine[];
  total: number;
} {
  const priced = items.map(({ price, quantity }) => ({ unitPaise: toPaise(price), quantity }));
  const { subtotalPaise, lines, payablePaise } = priceOf(priced, charges);
  const name = `Price (${items.length} ${items.length === 1 ? 'item' : 'items'})`;
  const beside = amountCodes.flatMap((code) => {
    const paise = lines.find((line) => line.code === code)?.paise ?? 0;
    const { name: of, isListedAtZero = false } = amountOf(code)!;
    return paise !== 0 || isListedAtZero ? [{ code, name: of, amount: toRupees(paise) }] : [];
  });
  return {
    lines: [{ code: 'items', name, amount: toRupees(subtotalPaise) }, ...beside],
    total: toRupees(payablePaise),
  };
}

import { toPaise, toRupees } from '#platform/money.ts';
import { type Charges, totalsOf } from './totals.ts';

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
  const totals = totalsOf(
    items.map(({ price, quantity }) => ({ unitPaise: toPaise(price), quantity })),
    charges,
  );
  const lines = [
    {
      code: 'items',
      name: `Price (${items.length} ${items.length === 1 ? 'item' : 'items'})`,
      paise: totals.subtotalPaise,
    },
    { code: 'discount', name: 'Discount', paise: -totals.discountPaise },
    { code: 'platform_fee', name: 'Platform fee', paise: totals.feePaise },
  ];
  return {
    lines: lines.map(({ code, name, paise }) => ({ code, name, amount: toRupees(paise) })),
    total: toRupees(totals.payablePaise),
  };
}

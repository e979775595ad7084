import { amountCodes, amountOf, amounts, type Charges } from './amounts.ts';
import type { Categorised } from './delivery.ts';
import { shareOut } from './share-out.ts';

export type PricedItem = { unitPaise: number; quantity: number } & Categorised;

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
};

/**
 * Returns the price of a cart or an order in whole paise, by the charges of its moment (section 9). Only this function makes amounts. An
 * amount is shared out by what is left of each item, so no saving takes more than an item costs.
 */
export function priceOf(items: readonly PricedItem[], charges: Charges): Price {
  let left = items.map(({ unitPaise, quantity }) => unitPaise * quantity);
  const subtotalPaise = sumOf(left);
  if (items.length === 0) return { subtotalPaise, lines: [], payablePaise: 0 };
  const lines: PriceLine[] = [];
  let soFarPaise = subtotalPaise;
  for (const code of amountCodes) {
    const { name, paise: paiseOf } = amounts[code];
    const paise = paiseOf(charges, { subtotalPaise, goodsPaise: sumOf(left), soFarPaise, items });
    if (paise === 0) continue;
    const shares = shareOut(paise, left);
    if (isSaving({ code, paise })) left = left.map((each, at) => each + shares[at]!);
    lines.push({ code, name, paise, shares });
    soFarPaise += paise;
  }
  return { subtotalPaise, lines, payablePaise: soFarPaise };
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

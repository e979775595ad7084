/** The fixed discount of section 9, at most the price of the items. */
export const fixedDiscountPaise = 1_000;
export const platformFeePaise = 700;

export type PricedLine = { unitPaise: number; quantity: number };

export type Totals = {
  subtotalPaise: number;
  discountPaise: number;
  cartTotalPaise: number;
  feePaise: number;
  /** Cart total plus platform fee, due on delivery. */
  payablePaise: number;
};

/** Returns the totals of a cart or an order in whole paise (section 9). */
export function totalsOf(lines: PricedLine[]): Totals {
  const subtotalPaise = lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0);
  const discountPaise = Math.min(fixedDiscountPaise, subtotalPaise);
  const cartTotalPaise = subtotalPaise - discountPaise;
  return {
    subtotalPaise,
    discountPaise,
    cartTotalPaise,
    feePaise: platformFeePaise,
    payablePaise: cartTotalPaise + platformFeePaise,
  };
}

/** The fixed discount of section 9, never more than the items cost. */
export const fixedDiscountPaise = 1_000;
/** The platform fee of section 9, which the checkout adds. */
export const platformFeePaise = 700;

export type PricedLine = { unitPaise: number; quantity: number };

export type Totals = {
  subtotalPaise: number;
  discountPaise: number;
  /** The cart's total: subtotal less discount. */
  cartTotalPaise: number;
  feePaise: number;
  /** What is due at the door: the cart's total and the fee. */
  payablePaise: number;
};

/** Totals in whole paise of a cart or an order (section 9). */
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

/** The discount and the fee of each order. */
export type Charges = {
  /** At most the price of the items. */
  fixedDiscountPaise: number;
  feePaise: number;
};

/** The charges of section 9 hold until the owner sets others. */
export const usualCharges: Charges = { fixedDiscountPaise: 10_00, feePaise: 7_00 };

export type PricedLine = { unitPaise: number; quantity: number };

export type Totals = {
  subtotalPaise: number;
  discountPaise: number;
  cartTotalPaise: number;
  feePaise: number;
  /** Cart total plus platform fee, due on delivery. */
  payablePaise: number;
};

/** Returns the totals of a cart or an order in whole paise, by the charges of its moment (section 9). */
export function totalsOf(lines: PricedLine[], { fixedDiscountPaise, feePaise }: Charges): Totals {
  const subtotalPaise = lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0);
  const discountPaise = Math.min(fixedDiscountPaise, subtotalPaise);
  const cartTotalPaise = subtotalPaise - discountPaise;
  return {
    subtotalPaise,
    discountPaise,
    cartTotalPaise,
    feePaise,
    payablePaise: cartTotalPaise + feePaise,
  };
}

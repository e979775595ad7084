/** The rules of the amounts beside the items of an order. An order keeps those of its day. */
export type Charges = {
  /** At most the price of the items. */
  fixedDiscountPaise: number;
  feePaise: number;
};

/** The charges of section 9 hold until the owner sets others. */
export const usualCharges: Charges = { fixedDiscountPaise: 10_00, feePaise: 7_00 };

/** Of an order that costs nothing, such as a replacement. */
export const noCharges: Charges = { fixedDiscountPaise: 0, feePaise: 0 };

type Goods = {
  /** The price of all items. */
  subtotalPaise: number;
};

type Amount = {
  name: string;
  /** In the cart, which the checkout follows. */
  nameInCart?: string;
  /** The code (SAC) of a service with its own line on the invoice. Every other amount changes the price of the goods. */
  sac?: string;
  /** Returns the amount of an order, below zero for a saving, and 0 for none. */
  paise: (charges: Charges, goods: Goods) => number;
};

/**
 * The amounts of an order beside its items, in the sequence of their calculation and of every list. Orders store their codes and names, so
 * a code stays for good.
 */
export const amounts = {
  discount: {
    name: 'Discount',
    paise: ({ fixedDiscountPaise }, { subtotalPaise }) => -Math.min(fixedDiscountPaise, subtotalPaise),
  },
  platform_fee: {
    name: 'Platform fee',
    nameInCart: 'Platform fee, added at checkout',
    sac: '998599',
    paise: ({ feePaise }) => feePaise,
  },
} satisfies Record<string, Amount>;

export type AmountCode = keyof typeof amounts;

export const amountCodes = Object.keys(amounts) as AmountCode[];

/** Returns the amount of a code. A list of a newer version may hold a code that this one does not know. */
export function amountOf(code: string): Amount | undefined {
  return (amounts as Record<string, Amount>)[code];
}

import type { CashLimits } from './cash-limits.ts';
import { type Categorised, type Delivery, deliveryPaise } from './delivery.ts';
import type { OfferTerms } from './offers/offer-terms.ts';

/** The rules of the amounts beside the items of an order. An order keeps those of its day. */
export type Charges = {
  /** At most the price of the items. */
  fixedDiscountPaise: number;
  feePaise: number;
  /** The saving of an order that is paid before its parcel leaves. Absent in every other. */
  prepaidSavingPaise?: number;
  /** Absent where delivery is free, and in orders from before it. */
  delivery?: Delivery;
  /** Whether the cash at the door is whole rupees. Absent in an order that is not paid in cash. */
  wholeRupees?: true;
  /** Absent where the shop takes any amount in cash, and in an order that is not paid in cash. */
  cash?: CashLimits;
  /** The two rules of cash above for an order that waits for its payment by UPI, in case it turns to cash. */
  ifCash?: Pick<Charges, 'wholeRupees' | 'cash'>;
  /** The offers of which the best applies. Absent where there are none. An order keeps those that it was placed with. */
  offers?: readonly OfferTerms[];
  /** The prices of units without the saving of a subscription, by sku, in an order with an offer. */
  plainPaise?: Readonly<Record<string, number>>;
};

/** The charges of section 9, which the demo takes until its owner sets others. */
export const usualCharges: Charges = { fixedDiscountPaise: 10_00, feePaise: 7_00 };

/** Of an order that costs nothing, such as a replacement. */
export const noCharges: Charges = { fixedDiscountPaise: 0, feePaise: 0 };

type Goods = {
  /** The price of all items after the savings so far. */
  goodsPaise: number;
  items: readonly Categorised[];
  /** The price with all amounts so far. */
  soFarPaise: number;
};

type Amount = {
  name: string;
  /** Programs read it in the totals of a cart also where it is 0, since it is older than the list. */
  isListedAtZero?: boolean;
  /** In the cart, which the checkout follows. */
  nameInCart?: string;
  /** Its name in the announcement of a subscription. */
  inSentence: string;
  /** Changes what the customer pays, and neither the price of the goods nor the tax. */
  isAfterTax?: true;
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
    inSentence: 'the fixed discount',
    isListedAtZero: true,
    paise: ({ fixedDiscountPaise }, { goodsPaise }) => -Math.min(fixedDiscountPaise, goodsPaise),
  },
  prepaid_saving: {
    name: 'Saving for paying before',
    inSentence: 'the saving for paying before',
    paise: ({ prepaidSavingPaise = 0 }, { goodsPaise }) => 0 - Math.min(prepaidSavingPaise, goodsPaise),
  },
  // Ancillary to the goods, so it takes their rates: sections 2(30), 8(a) and 15(2)(c) of the CGST Act.
  delivery: {
    name: 'Delivery charge',
    inSentence: 'the delivery charge',
    paise: ({ delivery }, goods) => deliveryPaise(delivery, goods),
  },
  platform_fee: {
    name: 'Platform fee',
    inSentence: 'the platform fee',
    isListedAtZero: true,
    nameInCart: 'Platform fee, added at checkout',
    sac: '998599',
    paise: ({ feePaise }) => feePaise,
  },
  // Last, since it rounds all of them.
  round_off: {
    name: 'Round-off',
    inSentence: 'the round-off to whole rupees',
    isAfterTax: true,
    paise: ({ wholeRupees }, { soFarPaise }) => (wholeRupees ? toWholeRupees(soFarPaise) - soFarPaise : 0),
  },
} satisfies Record<string, Amount>;

/** 50 paise go up. */
function toWholeRupees(paise: number): number {
  return Math.round(paise / 100) * 100;
}

export type AmountCode = keyof typeof amounts;

export const amountCodes = Object.keys(amounts) as AmountCode[];

/** Returns the amount of a code. A list of a newer version may hold a code that this one does not know. */
export function amountOf(code: string): Amount | undefined {
  return (amounts as Record<string, Amount>)[code];
}

/** Returns the rules of an order that is not paid in cash at the door. */
export function withoutCash({
  wholeRupees: _wholeRupees,
  cash: _cash,
  ifCash: _ifCash,
  ...charges
}: Charges): Charges {
  return charges;
}

/** Returns the rules of an order that waits for its payment by UPI, with the saving in paise. */
export function awaitingPayment(charges: Charges, savingPaise: number): Charges {
  const { wholeRupees, cash } = charges;
  return {
    ...withoutCash(charges),
    ...(savingPaise > 0 ? { prepaidSavingPaise: savingPaise } : {}),
    ifCash: { ...(wholeRupees ? { wholeRupees } : {}), ...(cash ? { cash } : {}) },
  };
}

/** Returns the rules of the same order in cash. */
export function turnedToCash({ ifCash, prepaidSavingPaise: _saving, ...charges }: Charges): Charges {
  return { ...charges, ...ifCash };
}

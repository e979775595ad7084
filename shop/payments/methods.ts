type PaymentMethod = {
  /** How customers read it: by itself, inside a sentence, and after an amount that they paid. */
  label: string;
  inSentence: string;
  paid: string;
  /** When the customer pays. An order paid at its placing has nothing to pay at the door. An order that is due before it leaves waits for its payment. An order that is due never costs nothing. */
  due: 'at the door' | 'with the order' | 'before it leaves' | 'never';
  /** The party that takes the money. A courier owes what it took, and the cash records keep it. */
  collectedBy: 'courier' | 'shop';
  /** How a refund reaches the customer: to an account that the customer names, or back the way it came. */
  refundedBy: 'payout' | 'same way';
  /** Whether a customer may choose it. */
  isOffered: boolean;
};

/** Each way to pay is one record. Orders store its name, so a name never changes. */
export const paymentMethods = {
  COD: {
    label: 'Cash on delivery',
    inSentence: 'cash on delivery',
    paid: 'paid in cash on delivery',
    due: 'at the door',
    collectedBy: 'courier',
    refundedBy: 'payout',
    isOffered: true,
  },
  /** A cash order becomes one when a provider captured its payment before the hand-over. */
  UPI: {
    label: 'UPI',
    inSentence: 'UPI',
    paid: 'paid by UPI',
    due: 'with the order',
    collectedBy: 'shop',
    refundedBy: 'same way',
    isOffered: false,
  },
  /** Placed to be paid by UPI at the checkout. The order waits for its payment and becomes one of the two above. */
  UPI_DUE: {
    label: 'UPI, not paid',
    inSentence: 'by UPI, not paid',
    paid: 'not paid',
    due: 'before it leaves',
    collectedBy: 'shop',
    refundedBy: 'same way',
    isOffered: false,
  },
  /** A replacement: the customer has paid for its goods before. */
  NONE: {
    label: 'Nothing to pay',
    inSentence: 'nothing to pay',
    paid: 'nothing to pay',
    due: 'never',
    collectedBy: 'shop',
    refundedBy: 'payout',
    isOffered: false,
  },
} as const satisfies Record<string, PaymentMethod>;

export type PaymentMethodName = keyof typeof paymentMethods;

/** The way to pay of an order that replaces goods without a price. */
export const freeMethod: PaymentMethodName = 'NONE';

/** The way to pay of an order whose money the shop has before its parcel leaves. */
export const prepaidMethod: PaymentMethodName = 'UPI';

/** The way to pay of an order that waits for its payment. */
export const awaitedMethod: PaymentMethodName = 'UPI_DUE';

/** How orders are paid that nobody chose a way for: a checkout, a phone order, a subscription, and documents from before the choice. */
export const usualMethod: PaymentMethodName = 'COD';

export const paymentMethodNames = Object.keys(paymentMethods) as [PaymentMethodName, ...PaymentMethodName[]];

/** The ways to pay that an order of a customer may name. */
export const offeredMethodNames = paymentMethodNames.filter((name) => methodOf(name).isOffered) as [
  PaymentMethodName,
  ...PaymentMethodName[],
];

export function methodOf(name: PaymentMethodName): PaymentMethod {
  return paymentMethods[name];
}

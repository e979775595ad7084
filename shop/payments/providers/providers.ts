type ProviderKind = {
  label: string;
  /** Settings without which it cannot start. */
  needs: readonly string[];
  /** It moves no money, so a real shop and an https address refuse it. */
  isSimulated: boolean;
  /** It has no interface: staff confirm each payment, and refunds are their tasks. */
  isByHand: boolean;
  /** It sends webhooks to the shop. */
  hasWebhooks: boolean;
  /** Days after a payment in which a refund may go back to its source. Null when staff pay each refund. */
  refundDays: number | null;
};

/** A new provider is a folder beside this file and a record here. The compiler does not name all the rest: docs/how-to.md does. */
export const providers = {
  simulator: {
    label: 'Simulator',
    needs: [],
    isSimulated: true,
    isByHand: false,
    hasWebhooks: true,
    refundDays: 180,
  },
  cashfree: {
    label: 'Cashfree',
    needs: ['CASHFREE_APP_ID', 'CASHFREE_SECRET'],
    isSimulated: false,
    isByHand: false,
    hasWebhooks: true,
    refundDays: 180,
  },
  razorpay: {
    label: 'Razorpay',
    needs: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    isSimulated: false,
    isByHand: false,
    hasWebhooks: true,
    refundDays: 180,
  },
  upi: {
    label: 'Your own UPI ID',
    needs: ['UPI_ID'],
    isSimulated: false,
    isByHand: true,
    hasWebhooks: false,
    refundDays: null,
  },
} as const satisfies Record<string, ProviderKind>;

export type ProviderName = keyof typeof providers;

export const providerNames = Object.keys(providers) as [ProviderName, ...ProviderName[]];

/** A shop without a provider takes cash alone. */
export type ProviderChoice = ProviderName | 'none';

export const providerChoices: { value: ProviderChoice; label: string }[] = [
  ...providerNames.map((value) => ({ value, label: providers[value].label })),
  { value: 'none', label: 'None' },
];

export function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providers, name);
}

import { z } from 'zod';
import { toPaise } from '#platform/money.ts';
import { shopDemo } from '#platform/server/config.ts';
import { onOff, type SettingDefinitions, webUrl, wholeNumber } from '#platform/server/settings.ts';
import { cashfreeDefinitions, cashfreeSettings } from '../providers/cashfree/settings.ts';
import { type ProviderName, providerChoices, providers } from '../providers/providers.ts';
import { razorpayDefinitions, razorpaySettings } from '../providers/razorpay/settings.ts';
import { paymentSimulatorDefinitions, paymentSimulatorSettings } from '../providers/simulator/settings.ts';
import { upiDefinitions, upiSettings } from '../providers/upi/settings.ts';

const choices = providerChoices.map(({ value }) => value);

export const paymentSettings = z
  .object({
    SHOP_DEMO: shopDemo,
    PUBLIC_URL: webUrl.optional(),
    PAYMENT_PROVIDER: z
      .enum(choices, `must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`)
      .optional(),
    PAY_AT_CHECKOUT: onOff.default(false),
    PAY_AFTER_PLACING: onOff.default(true),
    PREPAID_SAVING_RUPEES: wholeNumber('rupees', 0, 1_000).default(0),
    REFUNDS_A_DAY_RUPEES: wholeNumber('rupees', 0, 10_000_000).default(50_000),
    ...cashfreeSettings,
    ...razorpaySettings,
    ...upiSettings,
    ...paymentSimulatorSettings,
  })
  .superRefine((settings, check) => {
    const { PAYMENT_PROVIDER: name } = settings;
    if (!name || name === 'none') return;
    const given: Record<string, unknown> = settings;
    for (const setting of providers[name].needs.filter((needed) => !given[needed]))
      check.addIssue({
        code: 'custom',
        path: ['PAYMENT_PROVIDER'],
        message: `is ${name}, which needs ${setting}`,
      });
    // The demo's orders go with it, so no real money may pay one.
    if (settings.SHOP_DEMO && isLive[name](settings))
      check.addIssue({
        code: 'custom',
        path: ['PAYMENT_PROVIDER'],
        message: `is ${name} with a live account, which needs SHOP_DEMO=off`,
      });
  })
  .transform(({ PAYMENT_PROVIDER, PUBLIC_URL, ...settings }) => {
    const mayPlay = settings.SHOP_DEMO && !PUBLIC_URL?.startsWith('https:');
    return { ...settings, PAYMENT_PROVIDER: PAYMENT_PROVIDER ?? (mayPlay ? 'simulator' : 'none') };
  });

export type PaymentSettings = z.output<typeof paymentSettings>;

export const paymentDefinitions = {
  PAYMENT_PROVIDER: {
    kind: 'fact',
    group: 'payments',
    label: 'Provider of payments by UPI',
    help: 'It takes the money of your customers. “Automatic” is the simulator in the demo, and none in a real shop.',
    input: 'choice',
    choices: providerChoices,
    followsDemo: true,
    needsFreshFactor: true,
  },
  PAY_AT_CHECKOUT: {
    kind: 'fact',
    group: 'payments',
    label: 'Pay at checkout',
    help: 'Customers choose cash or UPI. Stock waits 20 minutes for a payment by UPI. It needs a provider with an interface.',
    input: 'switch',
  },
  PAY_AFTER_PLACING: {
    kind: 'fact',
    group: 'payments',
    label: 'Pay after placing the order',
    help: 'Until you pack it, the customer of a cash order may pay by UPI on its page. It needs a provider.',
    input: 'switch',
  },
  PREPAID_SAVING_RUPEES: {
    kind: 'fact',
    group: 'payments',
    label: 'Saving for paying before',
    help: 'It comes off an order that is paid by UPI before you pack it, beside any offer.',
    input: 'number',
    unit: 'rupees',
  },
  REFUNDS_A_DAY_RUPEES: {
    kind: 'fact',
    group: 'payments',
    label: 'Refunds by themselves in a day',
    help: 'Money that came late or twice, and that of cancelled orders, goes back by itself up to this sum. Beyond it you send each refund.',
    input: 'number',
    unit: 'rupees',
    needsFreshFactor: true,
  },
  ...cashfreeDefinitions,
  ...razorpayDefinitions,
  ...upiDefinitions,
  ...paymentSimulatorDefinitions,
} satisfies SettingDefinitions<typeof paymentSettings, 'SHOP_DEMO' | 'PUBLIC_URL'>;

/** Whether customers may choose UPI at the checkout. A provider without an interface needs somebody who confirms each payment. */
export function takesUpiAtCheckout({
  PAY_AT_CHECKOUT,
  PAYMENT_PROVIDER: name,
}: Pick<PaymentSettings, 'PAY_AT_CHECKOUT' | 'PAYMENT_PROVIDER'>): boolean {
  return PAY_AT_CHECKOUT && name !== 'none' && !providers[name].isByHand;
}

/** Returns the saving in paise of a cash order that its customer pays by UPI before it is packed. Undefined in a shop that offers none. */
export function savingAfterPlacing({
  PAY_AFTER_PLACING,
  PAYMENT_PROVIDER = 'none',
  PREPAID_SAVING_RUPEES = 0,
}: Partial<Pick<PaymentSettings, 'PAY_AFTER_PLACING' | 'PAYMENT_PROVIDER' | 'PREPAID_SAVING_RUPEES'>>):
  | number
  | undefined {
  return PAY_AFTER_PLACING && PAYMENT_PROVIDER !== 'none' ? toPaise(PREPAID_SAVING_RUPEES) : undefined;
}

type Account = { CASHFREE_URL: string; RAZORPAY_KEY_ID?: string | undefined };

/** Whether the account of a provider is a live one, which a demo refuses: its removal takes test orders with it. */
const isLive: Record<ProviderName, (account: Account) => boolean> = {
  simulator: () => false,
  cashfree: ({ CASHFREE_URL }) => new URL(CASHFREE_URL).hostname === 'api.cashfree.com',
  razorpay: ({ RAZORPAY_KEY_ID = '' }) => RAZORPAY_KEY_ID.startsWith('rzp_live_'),
  upi: () => false,
};

import { formatPaise } from '#platform/money.ts';
import { providers } from '#shop/payments/providers/providers.ts';
import { takesUpiAtCheckout } from '#shop/payments/server/settings.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import type { OpeningStep } from '../contract.ts';
import { type OpeningConfig, step } from './step.ts';

/** Returns the steps about charges beside the goods and about UPI. */
export function listMoneySteps(config: OpeningConfig): OpeningStep[] {
  return [chargesStep(config), upiStep(config)];
}

function chargesStep(config: OpeningConfig): OpeningStep {
  return step('charges', {
    title: 'Delivery charge',
    why: chargesWhy(config),
    link: '/policies/shipping',
    missing: config.DELIVERY_CHARGE_RUPEES === undefined ? ['DELIVERY_CHARGE_RUPEES'] : [],
  });
}

function chargesWhy(config: OpeningConfig): string {
  const { fixedDiscountPaise, feePaise } = chargesOf({ ...config, SHOP_DEMO: false });
  const taken = [
    ...(fixedDiscountPaise > 0 ? [`${formatPaise(fixedDiscountPaise)} off`] : []),
    ...(feePaise > 0 ? [`a platform fee of ${formatPaise(feePaise)}`] : []),
  ];
  if (taken.length === 0) return 'Nothing is added to the goods or taken off until you say so';
  return `Each order has ${taken.join(' and ')} now. Keep it, or set it to 0`;
}

/** Says whether customers can pay by UPI. The simulator of the demo takes no money. */
function upiStep(config: OpeningConfig): OpeningStep {
  const { PAYMENT_PROVIDER: name, PAY_AFTER_PLACING } = config;
  const isSet = name !== 'none' && !providers[name].isSimulated;
  const ways = [
    ...(takesUpiAtCheckout(config) ? ['at the checkout'] : []),
    ...(PAY_AFTER_PLACING ? ['after they placed a cash order'] : []),
  ];
  const isOn = isSet && ways.length > 0;
  return step('upi', {
    title: 'UPI',
    why: isOn
      ? `Customers can pay ${ways.join(' and ')}, by: ${providers[name].label}`
      : isSet
        ? `${providers[name].label} is set, but both ways to pay are off`
        : 'Customers cannot pay by UPI yet. Your own UPI ID is enough, or an account with Cashfree or Razorpay',
    link: '/admin/settings/delivery#PAYMENT_PROVIDER',
    optional: isOn ? 'on' : 'off',
  });
}

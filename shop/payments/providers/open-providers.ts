import type { PaymentProvider } from '../provider.ts';
import { openCashfree } from './cashfree/open-cashfree.ts';
import type { ProviderName } from './providers.ts';
import { openRazorpay } from './razorpay/open-razorpay.ts';
import { findPaymentSimulator } from './simulator/find-payment-simulator.ts';
import { openUpi } from './upi/open-upi.ts';

export type ProviderSettings = {
  DATA_DIR: string;
  SHOP_NAME: string;
  CASHFREE_URL: string;
  CASHFREE_APP_ID?: string | undefined;
  CASHFREE_SECRET?: string | undefined;
  CASHFREE_OLD_SECRET?: string | undefined;
  RAZORPAY_URL: string;
  RAZORPAY_KEY_ID?: string | undefined;
  RAZORPAY_KEY_SECRET?: string | undefined;
  RAZORPAY_WEBHOOK_SECRET?: string | undefined;
  RAZORPAY_OLD_WEBHOOK_SECRET?: string | undefined;
  UPI_ID?: string | undefined;
  UPI_ID_IS_MERCHANT: boolean;
};

/**
 * Opens a provider with the settings as they are now. The simulator is a process of its own, which the process with the jobs starts, and it
 * speaks Cashfree's protocol.
 */
export const openProvider: Record<ProviderName, (config: ProviderSettings) => PaymentProvider> = {
  simulator: (config) => {
    const { url, secret } = findPaymentSimulator(config);
    return openCashfree({ url: `${url}/pg`, appId: 'simulator', secret });
  },
  cashfree: (config) =>
    openCashfree({
      url: config.CASHFREE_URL,
      appId: config.CASHFREE_APP_ID ?? '',
      secret: config.CASHFREE_SECRET ?? '',
      oldSecret: config.CASHFREE_OLD_SECRET,
    }),
  razorpay: (config) =>
    openRazorpay({
      url: config.RAZORPAY_URL,
      keyId: config.RAZORPAY_KEY_ID ?? '',
      keySecret: config.RAZORPAY_KEY_SECRET ?? '',
      webhookSecret: config.RAZORPAY_WEBHOOK_SECRET ?? '',
      oldWebhookSecret: config.RAZORPAY_OLD_WEBHOOK_SECRET,
    }),
  upi: (config) =>
    openUpi({ upiId: config.UPI_ID ?? '', isMerchant: config.UPI_ID_IS_MERCHANT, payee: config.SHOP_NAME }),
};

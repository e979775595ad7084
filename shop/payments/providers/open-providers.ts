import type { PaymentProvider } from '../provider.ts';
import type { SettlementReader } from '../settled-row.ts';
import { openCashfree } from './cashfree/open-cashfree.ts';
import { cashfreeSettlements } from './cashfree/read-settlements.ts';
import type { ProviderName } from './providers.ts';
import { openRazorpay } from './razorpay/open-razorpay.ts';
import { razorpaySettlements } from './razorpay/read-settlements.ts';
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
  simulator: (config) => openCashfree(simulatedAccount(config)),
  cashfree: (config) => openCashfree(cashfreeAccount(config)),
  razorpay: (config) => openRazorpay(razorpayAccount(config)),
  upi: (config) =>
    openUpi({ upiId: config.UPI_ID ?? '', isMerchant: config.UPI_ID_IS_MERCHANT, payee: config.SHOP_NAME }),
};

/** Reads the settlements of a provider. Null for the shop's own UPI ID, whose money is at the bank at once. */
export const openSettlements: Record<ProviderName, ((config: ProviderSettings) => SettlementReader) | null> =
  {
    simulator: (config) => cashfreeSettlements(simulatedAccount(config)),
    cashfree: (config) => cashfreeSettlements(cashfreeAccount(config)),
    razorpay: (config) => razorpaySettlements(razorpayAccount(config)),
    upi: null,
  };

function simulatedAccount(config: ProviderSettings) {
  const { url, secret } = findPaymentSimulator(config);
  return { url: `${url}/pg`, appId: 'simulator', secret };
}

function cashfreeAccount(config: ProviderSettings) {
  return {
    url: config.CASHFREE_URL,
    appId: config.CASHFREE_APP_ID ?? '',
    secret: config.CASHFREE_SECRET ?? '',
    oldSecret: config.CASHFREE_OLD_SECRET,
  };
}

function razorpayAccount(config: ProviderSettings) {
  return {
    url: config.RAZORPAY_URL,
    keyId: config.RAZORPAY_KEY_ID ?? '',
    keySecret: config.RAZORPAY_KEY_SECRET ?? '',
    webhookSecret: config.RAZORPAY_WEBHOOK_SECRET ?? '',
    oldWebhookSecret: config.RAZORPAY_OLD_WEBHOOK_SECRET,
  };
}

import { type PaymentProvider, ProviderRefusal } from '../../provider.ts';
import { upiText } from './upi-text.ts';

export type UpiAccount = { upiId: string; isMerchant: boolean; payee: string };

/**
 * Opens the shop's own UPI ID. It has no interface, so staff confirm each payment with the reference of the bank, and each refund is their
 * task. Payer apps decline a link to a personal UPI ID (NPCI circular 76A, April 2024), so only a merchant's ID has one.
 */
export function openUpi(account: UpiAccount): PaymentProvider {
  return {
    begin: async ({ paymentId, orderNumber, amountPaise, currency, show }) => {
      if (show === 'link' && !account.isMerchant)
        throw new ProviderRefusal('Payer apps open no link to this UPI ID.', {
          status: 400,
          code: 'no_link',
        });
      const text = upiText({
        upiId: account.upiId,
        payee: account.payee,
        amountPaise,
        currency,
        reference: paymentId,
        note: `Order ${orderNumber}`,
      });
      return { providerOrderId: paymentId, providerPaymentId: null, upiText: text };
    },
    find: async () => [],
    capture: async (payment) => payment,
    end: async () => ({ outcome: 'stays_open' }),
    refund: async () => ({ outcome: 'by_hand' }),
    findRefund: async () => null,
    readWebhook: () => ({ outcome: 'refused', why: 'no signature' }),
  };
}

import type { PaymentNeed } from '../../payment-states.ts';
import { isProviderName, providers } from '../../providers/providers.ts';

export const needLabels: Record<PaymentNeed, string> = {
  confirm: 'Look for it in your bank account',
  other_amount: 'Another amount came',
  order_changed: 'The items changed while the customer paid',
  refund_failed: 'The refund failed',
  refund_by_hand: 'Pay the refund yourself',
  refund_over_bound: 'Refund beyond the bound of the day',
};

export function providerLabel(name: string): string {
  return isProviderName(name) ? providers[name].label : 'Cash on delivery';
}

import { type SupplyArea, takesCashAt } from '#shop/pincodes/tax-status.ts';
import { methodOf, type PaymentMethodName } from '#shop/payments/methods.ts';
import type { Charges } from '#shop/pricing/amounts.ts';
import { cashMessages, whyNoCash } from '#shop/pricing/cash-limits.ts';
import { refusals } from '#shop/orders/legal-limits.ts';

type Cash = {
  order: { paymentMode: PaymentMethodName; pincode: string };
  items: readonly { name: string; takesCash: boolean }[];
  price: { payablePaise: number };
  charges: Charges;
  area?: SupplyArea | undefined;
};

/** Refuses (409) an order in cash that the owner takes none for: by its sum due, a product, or its pincode (decision 86). */
export function refuseCash({ order, items, price: { payablePaise }, charges, area = {} }: Cash): void {
  if (methodOf(order.paymentMode).due !== 'at the door' || payablePaise === 0) return;
  refuseCashAt(order.pincode, area);
  const why = whyNoCash(charges.cash, { payablePaise, items });
  if (why !== null) throw refusals.cashNotOffered(why);
}

/** Refuses (409) a pincode that gets no parcel with cash on delivery. */
export function refuseCashAt(pincode: string, area: SupplyArea): void {
  if (!takesCashAt(pincode, area)) throw refusals.cashNotOffered(cashMessages.pincode(pincode));
}

import type { OrderValues } from './order-kind.ts';

/** Returns what is changed, as the email says it. */
export function changesIn(fields: Partial<OrderValues>): string[] {
  const names = Object.keys(fields);
  return [...new Set(names.flatMap((name) => told[name as keyof OrderValues] ?? []))];
}

const told: Partial<Record<keyof OrderValues, string>> = {
  lines: 'the items',
  name: 'the name on the parcel',
  phone: 'the phone number',
  addressLine: 'the address',
  city: 'the address',
  state: 'the address',
  pincode: 'the address',
  estimatedDeliveryDate: 'the day of delivery',
  buyerGstin: 'the business on the invoice',
  buyerName: 'the business on the invoice',
  paymentMode: 'the way to pay',
};

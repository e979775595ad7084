import type { Price } from '#shop/pricing/price-of.ts';
import type { orders } from '../tables.ts';
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
  promisedFor: 'the day of delivery',
  buyerGstin: 'the business on the invoice',
  buyerName: 'the business on the invoice',
  paymentMode: 'the way to pay',
};

/** Returns the names of the offers that an order was placed with and its items do not reach any more. */
export function lostOffers({ applied = [] }: Price, charges: typeof orders.$inferSelect.charges): string[] {
  const kept = new Set(applied.map(({ terms }) => terms.id));
  return (charges?.offers ?? []).filter(({ id }) => !kept.has(id)).map(({ name }) => name);
}

import type { Price } from '#shop/pricing/price-of.ts';
import type { orders } from '#shop/orders/server/tables.ts';

/** Returns the names of the offers that an order was placed with and its items do not reach any more. */
export function lostOffers({ applied = [] }: Price, charges: typeof orders.$inferSelect.charges): string[] {
  const kept = new Set(applied.map(({ terms }) => terms.id));
  return (charges?.offers ?? []).filter(({ id }) => !kept.has(id)).map(({ name }) => name);
}

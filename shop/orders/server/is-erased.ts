import type { orders } from './tables.ts';

/** Returns whether the customer of an order has deleted the account. An order by phone never had one, and keeps its phone number. */
export function isErased({
  userId,
  address,
}: Pick<typeof orders.$inferSelect, 'userId' | 'address'>): boolean {
  return userId === null && address.phone === '';
}

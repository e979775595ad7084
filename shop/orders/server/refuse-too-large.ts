import type { Totals } from '#shop/cart/totals.ts';
import { refusals } from '../contract.ts';

/** ₹1 crore. Amounts of an order are stored as whole paise in four bytes, which hold about two. */
const maxPaise = 1_000_000_000;

/** Refuses (409) an order above what the shop can store. */
export function refuseTooLarge({ subtotalPaise }: Pick<Totals, 'subtotalPaise'>): void {
  if (subtotalPaise > maxPaise) throw refusals.tooLarge();
}

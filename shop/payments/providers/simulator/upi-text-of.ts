import { upiText } from '../upi/upi-text.ts';
import type { SimulatedOrder, SimulatedTry } from './payment-file.ts';

/** The text of the code that the simulated phone scans. Its reference is the try. */
export function upiTextOf(order: SimulatedOrder, one: SimulatedTry): string {
  const { amountPaise, currency } = order;
  const text = upiText({
    upiId: 'shop@simulator',
    payee: 'Simulated shop',
    amountPaise,
    currency,
    reference: one.id,
    note: 'Simulated payment',
  });
  return `${text}&mc=5912`;
}

/** Returns the try that a scanned text or a reference names. */
export function tryIdOf(scanned: string): string {
  if (!scanned.startsWith('upi:')) return scanned;
  return new URLSearchParams(scanned.slice(scanned.indexOf('?') + 1)).get('tr') ?? '';
}

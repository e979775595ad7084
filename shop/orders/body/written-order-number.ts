import { z } from 'zod';
import { isOrderNumber } from '../order-number.ts';

/** Reads an order number as people write it: `ar 1000 012` is `AR-1000012`. Refuses a wrong digit with `message`. Empty is allowed. */
export function writtenOrderNumber(message: string) {
  return z
    .string(message)
    .max(40, message)
    .overwrite((text) => {
      const digits = text.replaceAll(/\D/g, '');
      return digits ? `AR-${digits}` : text.trim();
    })
    .refine((text) => text === '' || isOrderNumber(text), message);
}

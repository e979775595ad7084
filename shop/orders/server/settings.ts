import { z } from 'zod';
import { wholeNumber } from '#platform/server/settings.ts';

/** Unpaid orders hold stock, so each customer may have only a few. */
export const orderSettings = z.object({
  MAX_OPEN_ORDERS_PER_CUSTOMER: wholeNumber('a number', 1, 10_000).default(5),
  MAX_OPEN_ORDERS_PER_PHONE: wholeNumber('a number', 1, 10_000).default(5),
  MAX_ORDERS_PER_DAY: wholeNumber('a number', 1, 10_000).default(10),
});

export type OrderSettings = z.output<typeof orderSettings>;

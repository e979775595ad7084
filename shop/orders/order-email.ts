import { z } from 'zod';

/** Amounts in paise. */
export const orderEmailData = z.object({
  orderNumber: z.string(),
  name: z.string(),
  lines: z.array(z.object({ name: z.string(), choice: z.string(), quantity: z.int(), linePaise: z.int() })),
  subtotalPaise: z.int(),
  discountPaise: z.int(),
  feePaise: z.int(),
  totalPaise: z.int(),
  address: z.array(z.string()),
  promise: z.string().nullish(),
});

export type OrderEmailData = z.infer<typeof orderEmailData>;

export const cancelledEmailData = z.object({
  orderNumber: z.string(),
  name: z.string(),
  byShopper: z.boolean(),
});

export type CancelledEmailData = z.infer<typeof cancelledEmailData>;

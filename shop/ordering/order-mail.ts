import { z } from 'zod';

/** What the mail about a placed order shows. Amounts in paise. */
export const orderMail = z.object({
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

export type OrderMail = z.infer<typeof orderMail>;

/** What the mail about a cancelled order shows. */
export const cancelledMail = z.object({ orderNumber: z.string(), name: z.string(), byShopper: z.boolean() });

export type CancelledMail = z.infer<typeof cancelledMail>;

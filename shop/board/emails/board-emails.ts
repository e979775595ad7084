import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

/** Amounts in paise. It names no customer, since several people may read the shop's inbox. */
export const newOrdersEmail = defineEmail(
  'new-orders',
  z.object({
    /** The day of a daily email. Null at once. */
    day: z.iso.date().nullable(),
    count: z.int(),
    totalPaise: z.int(),
    /** The first of them. */
    listed: z
      .array(
        z.object({
          orderNumber: z.string(),
          totalPaise: z.int(),
          pincode: z.string(),
          /** The customer has not confirmed it. */
          isToConfirm: z.boolean(),
        }),
      )
      .min(1),
  }),
);

import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

/** The mail to the merchant about parcels that the courier has not taken for a day. */
export const stuckShipmentsEmail = defineEmail(
  'parcels-overdue',
  z.object({
    parcels: z
      .array(
        z.object({
          orderNumber: z.string(),
          attempts: z.int(),
          /** What went wrong at the last try, where it was heard. */
          lastError: z.string().nullable(),
        }),
      )
      .nonempty(),
    /** How many more there are than the mail lists. */
    more: z.int(),
  }),
);

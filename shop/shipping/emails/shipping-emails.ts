import { z } from 'zod';
import { defineEmail } from '#platform/emails/define-email.ts';

export const stuckShipmentsEmail = defineEmail(
  'parcels-overdue',
  z.object({
    parcels: z
      .array(
        z.object({
          orderNumber: z.string(),
          attempts: z.int(),
          /** The reason of the last failed try, if known. */
          lastError: z.string().nullable(),
        }),
      )
      .nonempty(),
    more: z.int(),
  }),
);

import { z } from 'zod';

/** The mail to the merchant about parcels that the courier has not taken for a day. */
export const stuckShipmentsEmailData = z.object({
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
});

export type StuckShipmentsEmailData = z.infer<typeof stuckShipmentsEmailData>;

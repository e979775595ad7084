import { z } from 'zod';

export const stuckShipmentsEmailData = z.object({
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
});

export type StuckShipmentsEmailData = z.infer<typeof stuckShipmentsEmailData>;

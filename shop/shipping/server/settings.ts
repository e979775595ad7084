import { z } from 'zod';
import { shopDemo } from '#platform/server/config.ts';
import { webUrl, wholeNumber } from '#platform/server/settings.ts';
import { pincodeOf } from '#shop/pincodes/read-pincode.ts';

export const shippingSettings = z
  .object({
    SHOP_DEMO: shopDemo,
    COURIER: z
      .enum(['simulator', 'delhivery', 'manual'], 'must be simulator, delhivery or manual')
      .optional(),
    DELHIVERY_URL: webUrl.default('https://track.delhivery.com'),
    DELHIVERY_TOKEN: z.string().optional(),
    PICKUP_LOCATION: z.string().default('Aranya Warehouse'),
    PICKUP_PINCODE: z
      .string()
      .transform((written, check) => {
        const pincode = pincodeOf(written);
        if (pincode === null) check.addIssue('must be a 6-digit pincode');
        return pincode ?? '';
      })
      .default('560058'),
    DISPATCH_CUTOFF_HOUR: z
      .string()
      .regex(/^(\d|1\d|2[0-4])$/, 'must be an hour from 0 to 24')
      .transform(Number)
      .default(14),
    /** Seconds between two tracking requests for one shipment. */
    TRACKING_SECONDS: wholeNumber('seconds', 1, 86_400).optional(),
    SIMULATOR_PORT: wholeNumber('a port number', 0, 65_535).default(0),
    SIMULATOR_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
    SIMULATOR_STEP_SECONDS: wholeNumber('seconds', 0, 86_400).default(180),
  })
  .refine(({ COURIER, DELHIVERY_TOKEN }) => COURIER !== 'delhivery' || DELHIVERY_TOKEN, {
    path: ['COURIER'],
    message: 'is delhivery, which needs DELHIVERY_TOKEN',
  })
  .transform(({ COURIER, TRACKING_SECONDS, ...settings }) => {
    const courier = COURIER ?? (settings.SHOP_DEMO ? 'simulator' : 'manual');
    const trackingSeconds = TRACKING_SECONDS ?? (courier === 'simulator' ? 5 : 900);
    return { ...settings, COURIER: courier, TRACKING_SECONDS: trackingSeconds };
  });

export type ShippingSettings = z.output<typeof shippingSettings>;

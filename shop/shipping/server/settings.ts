import { z } from 'zod';
import { shopDemo } from '#platform/server/config.ts';
import { wholeNumber, type SettingDefinitions } from '#platform/server/settings.ts';
import { pincodeOf } from '#shop/pincodes/read-pincode.ts';
import { courierNames, couriers } from '../couriers/couriers.ts';
import { delhiverySettings } from '../couriers/delhivery/settings.ts';
import { simulatorSettings } from '../couriers/simulator/settings.ts';

export const shippingSettings = z
  .object({
    SHOP_DEMO: shopDemo,
    COURIER: z.enum(courierNames, `must be ${oneOf(courierNames)}`).optional(),
    ...delhiverySettings,
    ...simulatorSettings,
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
  })
  .superRefine((settings, check) => {
    const { COURIER } = settings;
    if (!COURIER) return;
    const given: Record<string, unknown> = settings;
    for (const setting of couriers[COURIER].needs.filter((name) => !given[name]))
      check.addIssue({ code: 'custom', path: ['COURIER'], message: `is ${COURIER}, which needs ${setting}` });
  })
  .transform(({ COURIER, TRACKING_SECONDS, ...settings }) => {
    const courier = COURIER ?? (settings.SHOP_DEMO ? 'simulator' : 'manual');
    return { ...settings, COURIER: courier, TRACKING_SECONDS };
  });

/** `simulator, delhivery or manual` */
function oneOf(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

export const shippingDefinitions = {
  COURIER: { kind: 'machine' },
  DELHIVERY_URL: { kind: 'machine' },
  DELHIVERY_TOKEN: { kind: 'machine' },
  SIMULATOR_PORT: { kind: 'machine' },
  SIMULATOR_TOKEN: { kind: 'machine' },
  SIMULATOR_STEP_SECONDS: { kind: 'machine' },
  PICKUP_LOCATION: { kind: 'fact' },
  PICKUP_PINCODE: { kind: 'fact' },
  DISPATCH_CUTOFF_HOUR: { kind: 'fact' },
  TRACKING_SECONDS: { kind: 'machine' },
} satisfies SettingDefinitions<typeof shippingSettings, 'SHOP_DEMO'>;

export type ShippingSettings = z.output<typeof shippingSettings>;

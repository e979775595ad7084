import { z } from 'zod';
import { shopDemo } from '#platform/server/config.ts';
import { shownText, wholeNumber, type SettingDefinitions } from '#platform/server/settings.ts';
import { pincodeOf } from '#shop/pincodes/read-pincode.ts';
import {
  defaultWorkingDays,
  readShopHolidays,
  readWorkingDays,
  workingDaysInWords,
} from '../estimate/shop-days.ts';
import { readPincodeList } from '../pincode-list.ts';
import { courierNames, couriers } from '../couriers/couriers.ts';
import { delhiveryDefinitions, delhiverySettings } from '../couriers/delhivery/settings.ts';
import { simulatorDefinitions, simulatorSettings } from '../couriers/simulator/settings.ts';

export const shippingSettings = z
  .object({
    SHOP_DEMO: shopDemo,
    COURIER: z.enum(courierNames, `must be ${oneOf(courierNames)}`).optional(),
    ...delhiverySettings,
    ...simulatorSettings,
    PICKUP_LOCATION: shownText(100).default('Aranya Warehouse'),
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
    WORKING_DAYS: z
      .string()
      .transform((written, check) => {
        const days = readWorkingDays(written);
        if (days === null) check.addIssue(`must be days such as ${defaultWorkingDays.join(',')}`);
        return days ?? [];
      })
      .prefault(defaultWorkingDays.join(',')),
    SHOP_HOLIDAYS: shownText(2_000)
      .transform((written, check) => {
        const holidays = readShopHolidays(written);
        if (holidays === null)
          check.addIssue(
            'must be days such as 2026-12-24..2026-12-27 Closed for a wedding, with semicolons between',
          );
        return holidays ?? [];
      })
      .default([]),
    CASH_REFUSED_PINCODES: shownText(2_000)
      .transform((written, check) => {
        const { pincodes, wrong } = readPincodeList(written);
        if (wrong.length > 0) check.addIssue('must be pincodes or their beginnings, such as 744 or 682555');
        return pincodes;
      })
      .default([]),
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

export type ShippingSettings = z.output<typeof shippingSettings>;

const weekdayChoices = [
  ...defaultWorkingDays.map((value) => ({ value, label: workingDaysInWords([value]) })),
  { value: 'sun', label: 'Sunday' },
];

export const shippingDefinitions = {
  COURIER: {
    kind: 'fact',
    group: 'delivery',
    label: 'Courier',
    help: 'It carries new parcels, and each made one keeps its own. “Automatic” is the simulator in the demo, and by hand in a real shop.',
    input: 'choice',
    choices: courierNames.map((value) => ({ value, label: couriers[value].label })),
    followsDemo: true,
  },
  ...delhiveryDefinitions,
  ...simulatorDefinitions,
  PICKUP_LOCATION: {
    kind: 'fact',
    group: 'delivery',
    label: 'Pickup place',
    help: 'The courier knows your warehouse by this name, letter by letter.',
    input: 'text',
  },
  PICKUP_PINCODE: {
    kind: 'fact',
    group: 'delivery',
    label: 'Pickup pincode',
    help: 'Delivery days count from it.',
    input: 'text',
  },
  DISPATCH_CUTOFF_HOUR: {
    kind: 'fact',
    group: 'delivery',
    label: 'Last hour of the day',
    help: 'An order until this hour in India leaves the same day, and a later one the next.',
    input: 'hour',
  },
  WORKING_DAYS: {
    kind: 'fact',
    group: 'delivery',
    label: 'Working days',
    help: 'You hand parcels over on these days. Couriers never collect on Sundays and public holidays.',
    input: 'choices',
    choices: weekdayChoices,
  },
  SHOP_HOLIDAYS: {
    kind: 'fact',
    group: 'delivery',
    label: 'Holidays of the shop',
    help: 'Days such as 2026-12-24..2026-12-27 Closed for a wedding, with semicolons between. Customers see them, and delivery days move.',
    input: 'dates',
  },
  CASH_REFUSED_PINCODES: {
    kind: 'fact',
    group: 'delivery',
    label: 'Pincodes without cash on delivery',
    help: 'Pincodes and beginnings of pincodes, such as 744, 682555. The pincode check says so, and no order goes there.',
    input: 'text',
  },
  TRACKING_SECONDS: {
    kind: 'machine',
    group: 'delivery',
    label: 'Pause between tracking requests',
    help: 'A shorter pause shows a step sooner, and a courier may refuse too many requests.',
    input: 'number',
    unit: 'seconds',
    followsDemo: true,
  },
} satisfies SettingDefinitions<typeof shippingSettings, 'SHOP_DEMO'>;

import { z } from 'zod';
import { isAddressRange } from './address-ranges.ts';
import { StartRefusal } from './start-refusal.ts';

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const url = (protocols: string[], what: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), what);
const webUrl = url(['http:', 'https:'], 'must be an http or https address');
const template = (...names: string[]) =>
  z
    .string()
    .refine(
      (value) => names.every((name) => value.includes(`{${name}}`)),
      `must contain ${names.map((name) => `{${name}}`).join(' and ')}`,
    );

const isSafe = (value: string) =>
  !URL.canParse(value) || /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(new URL(value).href);

const wholeNumber = (what: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be ${what} from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be ${what} from ${least} to ${most}`);

const proxies = z
  .string()
  .transform((value) => (value === 'off' ? [] : (value === 'on' ? 'loopback,private' : value).split(',')))
  .transform((ranges) => ranges.map((range) => range.trim()))
  .refine(
    (ranges) => ranges.every(isAddressRange),
    'must be on, off, or loopback, private, addresses and ranges with commas between',
  );

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a port number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, 'must be a port number from 1 to 65535')
    .default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: webUrl.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'must be a postgres:// address').optional(),
  MAIL_URL: url(['smtp:', 'smtps:'], 'must be an smtp:// or smtps:// address').optional(),
  MAIL_TLS: onOff.default(true),
  MAIL_FROM: z.email('must be an e-mail address').default('namaste@aranya.example'),
  SHOP_NAME: z.string().max(40, 'must be at most 40 characters').default('Aranya'),
  SHOP_TAGLINE: z.string().default('Slow herbs for everyday life'),
  SHOP_PHONE: z
    .string()
    .regex(/^\+\d{10,14}$/, 'must be a number in international form, such as +919876543210')
    .default('+919876543210'),
  SHOP_EMAIL: z.email('must be an e-mail address').default('namaste@aranya.example'),
  SHOP_DEMO: onOff.default(true),
  DEV_PAGES_FROM: z.enum(['loopback', 'private'], 'must be loopback or private').default('loopback'),
  PINCODE_LOOKUP_URL: template('pincode').default('/lookup/pincode/{pincode}'),
  PINCODE_FALLBACK_URL: template('pincode').optional(),
  REVERSE_GEOCODE_URL: template('lat', 'lon').default('/lookup/reverse?lat={lat}&lon={lon}'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER_URL: webUrl
    .refine(isSafe, 'must be an https address, or http on this machine')
    .default('https://accounts.google.com'),
  REVIEW_MODERATION: onOff.default(false),
  COURIER: z.enum(['simulator', 'delhivery', 'manual'], 'must be simulator, delhivery or manual').optional(),
  DELHIVERY_URL: webUrl.default('https://track.delhivery.com'),
  DELHIVERY_TOKEN: z.string().optional(),
  PICKUP_LOCATION: z.string().default('Aranya Warehouse'),
  PICKUP_PINCODE: z
    .string()
    .regex(/^[1-9]\d{5}$/, 'must be a 6-digit pincode')
    .default('560058'),
  DISPATCH_CUTOFF_HOUR: z
    .string()
    .regex(/^(\d|1\d|2[0-4])$/, 'must be an hour from 0 to 24')
    .transform(Number)
    .default(14),
  TRACKING_SECONDS: wholeNumber('seconds', 1, 86_400).optional(),
  SIMULATOR_PORT: wholeNumber('a port number', 0, 65_535).default(0),
  SIMULATOR_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  SIMULATOR_STEP_SECONDS: wholeNumber('seconds', 0, 86_400).default(180),
  SELLER_NAME: z.string().max(100).default('Aranya Herbals Private Limited (demo)'),
  SELLER_ADDRESS: z.string().max(200).default('14, Peenya Industrial Area, Bengaluru 560058'),
  SELLER_STATE: z.string().default('Karnataka'),
  SELLER_GSTIN: z.string().default('29AAAAA0000A1ZY'),
  AYUSH_LICENCE: z.string().max(60).default('KA-AYU-0000/2026 (demo)'),
  GRIEVANCE_OFFICER: z.string().max(120).default('Kavitha Rao, grievance@aranya.example'),
  RATE_LIMITS: onOff.default(true),
  TRUSTED_PROXY: proxies.default([]),
  MAX_OPEN_ORDERS_PER_CUSTOMER: wholeNumber('a number', 1, 10_000).default(5),
  MAX_OPEN_ORDERS_PER_PHONE: wholeNumber('a number', 1, 10_000).default(5),
  MAX_ORDERS_PER_DAY: wholeNumber('a number', 1, 10_000).default(10),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

type Parsed = z.infer<typeof settings>;

export type Config = Omit<Parsed, 'PUBLIC_URL' | 'COURIER' | 'TRACKING_SECONDS'> & {
  PUBLIC_URL: string;
  COURIER: NonNullable<Parsed['COURIER']>;
  /** Seconds between two tracking requests for one shipment. */
  TRACKING_SECONDS: number;
};

export const settingNames = Object.keys(settings.shape);

/**
 * Reads the settings from the environment. An empty value counts as unset. Throws a `StartRefusal` that names every wrong
 * setting.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartRefusal('setting', `A setting is wrong: ${[...new Set(wrong)].join('; ')}.`);
  }
  const config = parsed.data;
  if (config.COURIER === 'delhivery' && !config.DELHIVERY_TOKEN)
    throw new StartRefusal(
      'setting',
      'A setting is wrong: COURIER is delhivery, which needs DELHIVERY_TOKEN.',
    );
  if (config.GOOGLE_CLIENT_ID && !config.GOOGLE_CLIENT_SECRET)
    throw new StartRefusal(
      'setting',
      'A setting is wrong: GOOGLE_CLIENT_ID is set, which needs GOOGLE_CLIENT_SECRET.',
    );
  const publicUrl = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, '');
  const courier = config.COURIER ?? (config.SHOP_DEMO ? 'simulator' : 'manual');
  const trackingSeconds = config.TRACKING_SECONDS ?? (courier === 'simulator' ? 5 : 900);
  return { ...config, PUBLIC_URL: publicUrl, COURIER: courier, TRACKING_SECONDS: trackingSeconds };
}

import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { paletteNames } from './look/palettes.ts';
import { isAddressRange } from './limits/address-ranges.ts';
import { logoSetting } from './look/logo.ts';
import { serverKeySetting } from './secrets/server-key.ts';
import {
  bucketUrl,
  emailAddress,
  type Environment,
  onOff,
  parseSettings,
  phoneNumber,
  secretAddress,
  shownText,
  webUrl,
  wholeNumber,
} from './settings.ts';

const proxies = z
  .string()
  .transform((value) => (value === 'off' ? [] : (value === 'on' ? 'loopback,private' : value).split(',')))
  .transform((ranges) => ranges.map((range) => range.trim()))
  .refine(
    (ranges) => ranges.every(isAddressRange),
    'must be on, off, or loopback, private, addresses and ranges with commas between',
  );

const hosts = z
  .string()
  .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (list) =>
      list.every((host) => URL.canParse(`https://${host}`) && new URL(`https://${host}`).hostname === host),
    'must be hosts with commas between, such as www.aranya.example',
  );

const postgresUrl = secretAddress({
  protocols: ['postgres:', 'postgresql:'],
  called: 'a postgres:// address',
});

const mailUrl = secretAddress({
  protocols: ['smtp:', 'smtps:'],
  called: 'an smtp:// or smtps:// address',
  needsPassword: true,
});

/** With more processes, the connections of each would be too few. */
const maxWorkers = 16;

/** `auto`: one processor stays free for PostgreSQL and the jobs. */
const webWorkers = z
  .string()
  .transform((value) =>
    value === 'auto' ? Math.min(availableParallelism() - 1 || 1, maxWorkers) : Number(value),
  )
  .refine(
    (count) => Number.isInteger(count) && count >= 1 && count <= maxWorkers,
    `must be auto or a number from 1 to ${maxWorkers}`,
  );

const demoContacts = { phone: '+919876543210', email: 'namaste@aranya.example' };

export const shopDemo = onOff.default(true);

/** Settings of any web app. A module parses its own in `server/settings.ts`. */
export const platformSettings = z
  .object({
    PORT: wholeNumber('a port number', 1, 65_535).default(3000),
    HOST: z.string().default('0.0.0.0'),
    PUBLIC_URL: webUrl.optional(),
    MORE_HOSTS: hosts.default([]),
    WEB_WORKERS: webWorkers.prefault('auto'),
    DATA_DIR: z.string().default('.data'),
    STORAGE_URL: bucketUrl.optional(),
    SERVER_KEY: serverKeySetting.optional(),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    DATABASE_OWNER_URL: postgresUrl.optional(),
    DATABASE_READ_URL: postgresUrl.optional(),
    PREPARED_STATEMENTS: onOff.default(true),
    MAIL_URL: mailUrl.optional(),
    MAIL_TLS: onOff.default(true),
    MAIL_FROM: emailAddress.default(demoContacts.email),
    SHOP_NAME: shownText(40).default('Aranya'),
    SHOP_TAGLINE: shownText(120).default('Slow herbs for everyday life'),
    SHOP_PALETTE: z.enum(paletteNames, `must be ${paletteNames.join(', ')}`).default('forest'),
    SHOP_LOGO: logoSetting.optional(),
    SHOP_PHONE: phoneNumber.default(demoContacts.phone),
    SHOP_EMAIL: emailAddress.default(demoContacts.email),
    SHOP_DEMO: shopDemo,
    DEMO_ORDERS: onOff.default(true),
    DEV_PAGES_FROM: z.enum(['loopback', 'private'], 'must be loopback or private').default('loopback'),
    RATE_LIMITS: onOff.default(true),
    TRUSTED_PROXY: proxies.default([]),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  })
  .refine(({ DATABASE_DIRECT_URL, DATABASE_URL }) => DATABASE_URL || !DATABASE_DIRECT_URL, {
    path: ['DATABASE_DIRECT_URL'],
    message: 'is set, which needs DATABASE_URL, the address of the pooler',
  })
  .refine(({ DATABASE_OWNER_URL, DATABASE_URL }) => DATABASE_URL || !DATABASE_OWNER_URL, {
    path: ['DATABASE_OWNER_URL'],
    message: "is set, which needs DATABASE_URL, the address of the shop's role",
  })
  .transform(({ PUBLIC_URL, ...settings }) => ({
    ...settings,
    PUBLIC_URL: new URL(PUBLIC_URL ?? `http://localhost:${settings.PORT}`).href.replace(/(?<!\/)\/+$/, ''),
  }));

export type Config = z.output<typeof platformSettings>;

export type ShopContacts = { phone: string | null; email: string | null };

/** Returns the phone number and the email that the shop shows. A real shop has none while a setting holds its demo value. */
export function contactsOf({ SHOP_DEMO, SHOP_PHONE, SHOP_EMAIL }: Config): ShopContacts {
  const known = (value: string, demo: string) => (SHOP_DEMO || value !== demo ? value : null);
  return { phone: known(SHOP_PHONE, demoContacts.phone), email: known(SHOP_EMAIL, demoContacts.email) };
}

/** Returns the sender of emails. A real shop without `MAIL_FROM` sends from its own email, or from its host. */
export function senderOf(config: Config): string {
  if (config.SHOP_DEMO || config.MAIL_FROM !== demoContacts.email) return config.MAIL_FROM;
  return contactsOf(config).email ?? `no-reply@${new URL(config.PUBLIC_URL).hostname}`;
}

export function readConfig(env: Environment): Config {
  return parseSettings(platformSettings, env);
}

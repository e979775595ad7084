import type { SettingDefinition, SettingGroup } from '../../setting-definition.ts';
import type { platformSettings } from '../config.ts';
import type { SettingDefinitions } from '../settings.ts';
import { shopDefinitions } from './shop-definitions.ts';

type Words = Omit<SettingDefinition, 'kind' | 'group'>;

const of =
  (group: SettingGroup) =>
  (label: string, help: string, { input = 'text', ...more }: Partial<Words> = {}): SettingDefinition => ({
    kind: 'machine',
    group,
    label,
    help,
    input,
    ...more,
  });

const server = of('server');
const data = of('data');
const email = of('email');
const demo = of('demo');

/** Facts that any shop tells about itself, the place of any web app, and its secrets. */
export const platformDefinitions = {
  ...shopDefinitions,
  PUBLIC_URL: server(
    'Address of the shop',
    'Customers open it, and links in emails, cookies and the origin check follow it.',
  ),
  MORE_HOSTS: server('Further hosts', 'A real shop answers its own host and these alone.'),
  PORT: server('Port', 'The shop listens on it.', { input: 'number' }),
  HOST: server('Network address', 'It decides from where the port can be reached.'),
  TRUSTED_PROXY: server('Trusted proxies', 'The shop believes the client address that these send.'),
  WEB_WORKERS: server('Processes for customers', 'More processes serve more customers at a time.'),
  RATE_LIMITS: server('Limits of requests', 'They keep strangers from guessing codes and filling the shop.', {
    input: 'switch',
  }),
  DATA_DIR: data('Data folder', 'The embedded database, pictures and the server key stand there.'),
  STORAGE_URL: data('Bucket of pictures', 'A shop on several machines keeps uploads there.', {
    input: 'secret',
  }),
  SERVER_KEY: data('Server key', 'It signs links and hides codes, the same on each machine.', {
    input: 'secret',
  }),
  DATABASE_URL: data('Database', 'Any PostgreSQL instead of the embedded one.', { input: 'secret' }),
  DATABASE_DIRECT_URL: data('Database behind the pooler', 'Migrations and commands need it.', {
    input: 'secret',
  }),
  DATABASE_OWNER_URL: data(
    'Owner of the tables',
    'Migrations run as this role, and the shop as a weaker one.',
    {
      input: 'secret',
    },
  ),
  DATABASE_READ_URL: data('Read replica', 'Public pages are read there while it is current.', {
    input: 'secret',
  }),
  PREPARED_STATEMENTS: data('Prepared statements', 'An old pooler fails on them.', { input: 'switch' }),
  MAIL_URL: email('Mail server', 'Codes, orders and invoices leave by it.', { input: 'secret' }),
  MAIL_TLS: email('Encrypted mail server', 'Passwords and emails then travel over TLS only.', {
    input: 'switch',
  }),
  SHOP_DEMO: demo('Demo', 'A shop with the demo shows invented products, marked as such.', {
    input: 'switch',
  }),
  DEMO_ORDERS: demo('Sample orders', 'A new demo begins with orders of 60 days. They go with it.', {
    input: 'switch',
  }),
  DEV_PAGES_FROM: demo(
    'Developer pages',
    'Networks that may open the samples of emails and the components of a demo shop.',
    {
      input: 'choice',
      choices: [
        { value: 'loopback', label: 'This machine' },
        { value: 'private', label: 'Private networks' },
      ],
    },
  ),
  LOG_LEVEL: of('watch')('Log level', 'It decides how much the shop writes into its log.', {
    input: 'choice',
    choices: ['silent', 'error', 'warn', 'info', 'debug'].map((value) => ({ value, label: value })),
  }),
} satisfies SettingDefinitions<typeof platformSettings>;

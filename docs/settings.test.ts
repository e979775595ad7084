import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import type { SettingDefinition } from '#platform/setting-definition.ts';
import { settingText } from '#platform/server/settings.ts';
import { readShopConfig, shopSettings } from '#server/config.ts';
import { definitions as byName, type SettingName } from '#server/settings/definitions.ts';
import { groupLabels } from '#shop/settings/groups.ts';

type Schema = { properties?: object; allOf?: Schema[] };

const namesIn = ({ properties = {}, allOf = [] }: Schema): string[] => [
  ...Object.keys(properties),
  ...allOf.flatMap(namesIn),
];
const settingNames = new Set(namesIn(z.toJSONSchema(shopSettings, { io: 'input' })));
const example = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');

const definitions = Object.entries(byName);
const definitionOf = (name: SettingName): SettingDefinition => byName[name];

describe('the definitions of settings', () => {
  it('name every setting of the schemas and no other', () => {
    expect(new Set(definitions.map(([name]) => name))).toEqual(settingNames);
  });

  it('have a label of their own, a help in sentences, and their choices', () => {
    const labels = definitions.map(([, { label }]) => label);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
    for (const [name, { label, help, input, choices, kind }] of definitions) {
      expect(label, name).toMatch(/^[A-Z][^.]{2,48}$/);
      expect(help, name).toMatch(/^[A-Z].{8,140}\.$/);
      expect(choices !== undefined, name).toBe(['choice', 'choices', 'state'].includes(input));
      expect(kind === 'fact' && input === 'secret', name).toBe(false);
    }
  });

  it('hide each setting whose value is a password, a key or a token', () => {
    const hidden = definitions.filter(([, { input }]) => input === 'secret').map(([name]) => name);
    const secrets = definitions
      .map(([name]) => name)
      .filter((name) => /SECRET|TOKEN|KEY$|^(DATABASE|STORAGE|MAIL|BACKUP)_.*URL$|HEADERS/.test(name));
    expect(hidden.toSorted()).toEqual(secrets.toSorted());
  });

  it('fill the table of the docs', async () => {
    const rows = definitions.map(([name, definition]) => [`\`${name}\``, ...placeOf(definition)]);
    const table = tableOf([['setting', 'on screen', 'changed by', 'seen'], ...rows]);
    const title = '# All settings\n\nMade from the definitions: `npx vitest run docs/settings -u`.';
    await expect(`${title}\n\n${table}\n`).toMatchFileSnapshot('settings-table.md');
  });
});

function placeOf({ kind, group, label, needsFreshFactor }: SettingDefinition): string[] {
  const shown = `${groupLabels[group]}: ${label}`;
  if (kind === 'machine') return [`${shown} (set or missing)`, 'the environment', 'after a start'];
  return [shown, needsFreshFactor ? 'owner, second factor' : 'owner', 'within 2 seconds'];
}

/** A Markdown table as the formatter writes it. */
function tableOf(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

describe('.env.example', () => {
  it('names every setting and no other', () => {
    const named = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(new Set(named)).toEqual(settingNames);
    expect(named).toHaveLength(settingNames.size);
  });

  it('shows the defaults', () => {
    expect(readShopConfig(parseEnv(example) as Record<string, string>)).toEqual(readShopConfig({}));
  });

  it('fixes no fact and no value that follows the demo when it is copied', () => {
    const set = Object.keys(parseEnv(example)) as SettingName[];
    expect(set.length).toBeGreaterThan(10);
    const fixed = set.filter((name) => definitionOf(name).kind === 'fact' || definitionOf(name).followsDemo);
    expect(fixed).toEqual([]);
    const copied = { ...parseEnv(example), SHOP_DEMO: 'off' } as Record<string, string>;
    expect(readShopConfig(copied)).toEqual(readShopConfig({ SHOP_DEMO: 'off' }));
  });

  it('shows the default of each fact that has one', () => {
    const config: Record<string, unknown> = readShopConfig({});
    const facts = definitions.filter(([, { kind }]) => kind === 'fact').map(([name]) => name);
    const withDefault = facts.filter((name) => config[name] !== undefined);
    expect(withDefault.length).toBeGreaterThan(25);
    for (const name of withDefault)
      expect(example.split('\n')).toContain(`# ${name}=${settingText(config[name])}`);
  });
});

describe('TRUSTED_PROXY', () => {
  const ranges = (value: string) => readShopConfig({ TRUSTED_PROXY: value }).TRUSTED_PROXY;

  // §9 X-Forwarded-For is believed of named proxies only; the client is the last address that is none
  // §9 X-Forwarded-For is believed of named proxies only; the client is the last address that is none
  // §9 X-Forwarded-For is believed of named proxies only; the client is the last address that is none
  it('accepts addresses and ranges; on means loopback and private ones', () => {
    expect(ranges('off')).toEqual([]);
    expect(ranges('on')).toEqual(['loopback', 'private']);
    expect(ranges('loopback, private')).toEqual(['loopback', 'private']);
    expect(ranges('203.0.113.9,2001:db8::/32')).toEqual(['203.0.113.9', '2001:db8::/32']);
  });

  it.each([
    'yes',
    '203.0.113',
    '203.0.113.9/33',
    '2001:db8::/129',
    '10.0.0.0/8/8',
    'on,private',
    ',',
    'proxy.example',
  ])('refuses %s', (value) =>
    expect(() => ranges(value)).toThrow(/^A setting is wrong: TRUSTED_PROXY must be [^.]+\.$/),
  );
});

describe('a wrong setting', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a port number from 1 to 65535'],
    [{ WEB_WORKERS: '0' }, 'WEB_WORKERS must be auto or a number from 1 to 16'],
    [{ STORAGE_URL: 's3://key@host/bucket' }, 'STORAGE_URL must be s3://key:secret@host/bucket'],
    [
      { SERVER_KEY: 'short' },
      'SERVER_KEY must have 64 hexadecimal digits, such as from openssl rand -hex 32',
    ],
    [
      { DATABASE_DIRECT_URL: 'postgres://a@b/c' },
      'DATABASE_DIRECT_URL is set, which needs DATABASE_URL, the address of the pooler',
    ],
    [
      { BACKUP_URL: 's3://key:secret@host/bucket' },
      'BACKUP_URL is set, which needs BACKUP_DIR, the folder that it copies',
    ],
    [
      { RETURN_REFUSED_CLASSES: 'ayurvedic,medicine' },
      'RETURN_REFUSED_CLASSES must be classes such as ayurvedic, cosmetic, food',
    ],
    [{ SHOP_PALETTE: 'neon' }, 'SHOP_PALETTE must be forest, indigo, lotus'],
    [{ SHOP_LOGO: 'logo.png' }, 'SHOP_LOGO must be a picture. Choose it on the settings page'],
    [{ LOW_STOCK_UNITS: '-1' }, 'LOW_STOCK_UNITS must be units from 0 to 10000'],
    [{ RETURN_FAULT_DAYS: '0' }, 'RETURN_FAULT_DAYS must be days from 1 to 365'],
    [{ NEW_ORDER_EMAIL: 'hourly' }, 'NEW_ORDER_EMAIL must be never, at-once or daily'],
    [{ NEWSLETTER_PER_MINUTE: '0' }, 'NEWSLETTER_PER_MINUTE must be emails a minute from 1 to 60000'],
    [{ NEW_ORDER_EMAIL_HOUR: '24' }, 'NEW_ORDER_EMAIL_HOUR must be an hour from 0 to 23'],
    [{ SELLER_STATE: 'Atlantis' }, 'SELLER_STATE must be a state of India'],
    [
      { SELLER_GSTIN: '29AAAAA0000A1ZX' },
      'SELLER_GSTIN must be a real one: please check its 15 letters and digits',
    ],
    [{ SELLER_GSTIN: '05AAAAA0000A1ZY' }, 'SELLER_GSTIN must be of Karnataka and begin with 29'],
    [{ COURIER: 'delhivery' }, 'COURIER is delhivery, which needs DELHIVERY_TOKEN'],
    [{ GOOGLE_CLIENT_ID: 'shop' }, 'GOOGLE_CLIENT_ID is set, which needs GOOGLE_CLIENT_SECRET'],
    [
      { GOOGLE_ISSUER_URL: 'http://a.example' },
      'GOOGLE_ISSUER_URL must be an https address, or http on this machine',
    ],
    [
      { SHOP_DEMO: 'maybe', MAIL_URL: 'mail', PICKUP_PINCODE: '12' },
      'MAIL_URL must be an smtp:// or smtps:// address; SHOP_DEMO must be on or off; PICKUP_PINCODE must be a 6-digit pincode',
    ],
  ])('in %j stops the start with one sentence that names it', (wrong, sentence) => {
    expect(() => readShopConfig(wrong)).toThrow(
      new StartRefusal('setting', `A setting is wrong: ${sentence}.`),
    );
  });
});

describe('an address that gets a secret', () => {
  it.each(['DELHIVERY_URL', 'GOOGLE_ISSUER_URL'])('%s is https, or one of this machine', (name) => {
    for (const url of [
      'https://courier.example',
      'http://127.0.0.1:4000',
      'http://localhost',
      'http://[::1]:4000',
    ])
      expect(() => readShopConfig({ [name]: url })).not.toThrow();
    for (const url of [
      'http://courier.example',
      'http://localhost.evil.example',
      'http://127.0.0.1.evil.example',
    ])
      expect(() => readShopConfig({ [name]: url })).toThrow(`${name} must be an https address`);
  });
});

import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { changeLog } from '#platform/server/tables.ts';
import { definitions } from '#server/settings/definitions.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { readSettings } from '#shop/settings/server/read-settings.ts';
import { openSettings } from '../testing/open-settings.ts';

const { db } = await testDatabase();
const shop = await openSettings({ MAIL_URL: 'smtp://127.0.0.1:1' }, db);
const named = Object.entries(definitions);
const facts = named.filter(([, { kind }]) => kind === 'fact').map(([name]) => name);
const guarded = named.filter(([, { needsFreshFactor }]) => needsFreshFactor).map(([name]) => name);

const roles = ['packer', 'support', 'content'] as const;
const callers = [
  { who: 'a guest', token: '', code: 'not_signed_in' },
  { who: 'a forged token', token: randomBytes(32).toString('hex'), code: 'not_signed_in' },
  { who: 'a customer', token: (await makeStaff(db, null)).token, code: 'staff_only' },
  ...(await Promise.all(
    roles.map(async (who) => ({ who, token: (await makeStaff(db, who)).token, code: 'staff_only' })),
  )),
  {
    who: 'an owner without a second factor',
    token: (await makeStaff(db, 'owner', null)).token,
    code: 'second_factor_needed',
  },
];
const { token: stale } = await makeStaff(db, 'owner', 11);

/** Only an owner reaches the rules of a value, so these are fine for anybody else. */
const bait = (name: string) => ({ SHOP_EMAIL: 'thief@example.in', SHOP_PHONE: '+919800000000' })[name] ?? '5';
const fileOf = (settings: object) => ({ format: 'aranya-shop', version: 1, kinds: { settings } });
const codeOf = async (...call: Parameters<typeof shop.call>) => (await shop.call(...call)).body.code;

const stored = async () => ({
  ...(await readSettings(db)),
  changes: (await db.select({ id: changeLog.id }).from(changeLog)).length,
});
const before = await stored();

describe('every write of settings', () => {
  it.each(callers)('by $who is refused for each fact', async ({ token, code }) => {
    expect(facts.length).toBeGreaterThan(40);
    for (const name of facts) {
      const changes = { [name]: bait(name) };
      const answers = [
        await codeOf('PUT', '', { changes, versions: {} }, token),
        await codeOf('PUT', '', { changes: { [name]: null }, versions: {} }, token),
        await codeOf('POST', '/file', { file: fileOf(changes), versions: {} }, token),
      ];
      expect([name, ...answers]).toEqual([name, code, code, code]);
    }
    for (const path of ['/file/check', '/test-email', '/ask-courier', '/test-bucket', '/logo'])
      expect([path, await codeOf('POST', path, { file: fileOf({}), place: 'backups' }, token)]).toEqual([
        path,
        code,
      ]);
    for (const path of ['', '/file']) expect(await codeOf('GET', path, undefined, token)).toBe(code);
    expect(await stored()).toEqual(before);
  });

  it('of a guarded fact needs a second factor of the last ten minutes', async () => {
    expect(guarded.length).toBeGreaterThan(7);
    for (const name of guarded) {
      const changes = { RETURN_DAYS: '3', [name]: bait(name) };
      for (const body of [changes, { [name]: null }])
        expect(await codeOf('PUT', '', { changes: body, versions: {} }, stale)).toBe(
          'fresh_second_factor_needed',
        );
    }
    for (const name of facts)
      expect(
        await codeOf('POST', '/file', { file: fileOf({ [name]: bait(name) }), versions: {} }, stale),
      ).toBe('fresh_second_factor_needed');
    expect(await stored()).toEqual(before);
  });

  it('that is hostile leaves every fact as it was', async () => {
    const hostile = [
      'x'.repeat(200_000),
      '\u0000',
      'a\r\nBcc: all@example.in',
      '\u202Egnp.exe',
      "'; drop\ntable settings; --",
      '{"$ne":null}\u0007',
      '-1e309',
    ];
    const tried: string[] = [];
    const texts = new Set(['text', 'lines']);
    for (const name of facts)
      for (const value of hostile) {
        // A line of text is a fact of its own when the setting takes any words.
        if (value === '-1e309' && texts.has(definitions[name as keyof typeof definitions].input)) continue;
        const { status } = await shop.call('PUT', '', { changes: { [name]: value }, versions: {} });
        expect([name, value.slice(0, 20), status >= 400 && status < 500]).toEqual([
          name,
          value.slice(0, 20),
          true,
        ]);
        tried.push(name);
      }
    expect(tried.length).toBeGreaterThan(250);
    expect(await stored()).toEqual(before);
  });

  it('with the keys of a prototype changes neither facts nor objects', async () => {
    const polluted = '{"__proto__":"x","constructor":"x","toString":"x","SHOP_TAGLINE":"Bait"}';
    const save = `{"changes":${polluted},"versions":{"__proto__":9}}`;
    expect((await shop.call('PUT', '', save)).status).toBe(400);
    const file = `{"format":"aranya-shop","version":1,"kinds":{"__proto__":{"settings":{}},"settings":${polluted}}}`;
    expect((await shop.call('POST', '/file/check', `{"file":${file}}`)).status).toBe(400);
    expect((await shop.call('POST', '/file', `{"file":${file},"versions":{}}`)).status).toBe(400);
    expect(({} as Record<string, unknown>).settings).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'SHOP_TAGLINE')).toBe(false);
    expect(await stored()).toEqual(before);
  });
});

describe('a stale save', () => {
  it('of any fact is refused, and many at once let one through', async () => {
    const shopOfItsOwn = await openSettings();
    const first = await shopOfItsOwn.save({ RETURN_DAYS: '10', REFUND_DAYS: '9' });
    expect(first.status).toBe(200);
    const tries = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        shopOfItsOwn.call('PUT', '', {
          changes: { RETURN_DAYS: `${11 + at}`, REFUND_DAYS: '8' },
          versions: { RETURN_DAYS: 1, REFUND_DAYS: at % 2 },
        }),
      ),
    );
    const statuses = tries.map(({ status }) => status);
    expect([
      statuses.filter((one) => one === 200).length,
      statuses.filter((one) => one === 409).length,
    ]).toEqual([1, 23]);
  });
});

describe('a secret of the machine', () => {
  const secret = 'bait-bait-bait-bait-bait-bait';
  const secrets = {
    MAIL_URL: `smtp://shop:${secret}@127.0.0.1:1`,
    BACKUP_DIR: `/tmp/${secret}`,
    BACKUP_URL: `s3+http://key:${secret}@127.0.0.1:1/backups`,
    STORAGE_URL: `s3+http://key:${secret}@127.0.0.1:1/pictures`,
    BACKUP_KEY: secret,
    DELHIVERY_TOKEN: secret,
    DELHIVERY_URL: `http://127.0.0.1:1/${secret}`,
    COURIER: 'delhivery',
    METRICS_TOKEN: secret,
    SIMULATOR_TOKEN: secret,
    GOOGLE_CLIENT_ID: 'client.example',
    GOOGLE_CLIENT_SECRET: secret,
    OTEL_EXPORTER_OTLP_HEADERS: `key=${secret}`,
  };

  it('is in no answer of the settings, nor in the change log', async () => {
    const { call, api, owner } = await openSettings(secrets);
    const machine = Object.fromEntries(
      named.filter(([, { kind }]) => kind === 'machine').map(([name]) => [name, 'x']),
    );
    const answers = [
      await call('GET'),
      await call('GET', '/file'),
      await call('PUT', '', { changes: { RETURN_DAYS: '9' }, versions: {} }),
      await call('PUT', '', { changes: { COURIER: 'manual' }, versions: {} }),
      await call('POST', '/file/check', { file: fileOf(machine) }),
      await call('POST', '/file', { file: fileOf(machine), versions: {} }),
      await call('POST', '/test-email'),
      await call('POST', '/ask-courier'),
      await call('POST', '/test-bucket', { place: 'pictures' }),
      await call('POST', '/test-bucket', { place: 'backups' }),
      ...(await Promise.all(
        Object.keys(machine).map((name) => call('PUT', '', { changes: { [name]: 'x' }, versions: {} })),
      )),
    ];
    const log = await api.request('/api/admin/log', { headers: { authorization: `Bearer ${owner.token}` } });
    const said = [...answers.map(({ body }) => JSON.stringify(body)), await log.text()];
    expect(said.length).toBeGreaterThan(45);
    for (const words of said) expect(words).not.toContain('bait');
  });
});

import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { openSettings } from '../testing/open-settings.ts';

/** Refused saves leave it as it was. */
const { db } = await testDatabase();

describe('hostile saves', () => {
  it.each([
    [{ SHOP_NAME: 'x'.repeat(4_000) }, 'wrong_setting'],
    [{ SHOP_TAGLINE: 'Herbs\nBcc: all@example.in' }, 'wrong_setting'],
    [{ SELLER_ADDRESS: 'Street\u2028Town' }, 'wrong_setting'],
    [{ SHOP_EMAIL: 'javascript:alert(1)' }, 'wrong_setting'],
    [{ SHOP_PHONE: 'javascript:alert(1)' }, 'wrong_setting'],
    [{ MAIL_URL: 'smtp://thief.example' }, 'machine_setting'],
    [{ DATABASE_URL: null }, 'machine_setting'],
    [{ SHOP_DEMO: 'off' }, 'machine_setting'],
    [{ constructor: 'x' }, 'machine_setting'],
    [{ toString: 'x' }, 'machine_setting'],
    [{ PATH: '/tmp' }, 'machine_setting'],
  ])('of %j are refused', async (changes, code) => {
    const { call, read } = await openSettings({}, db);
    const refused = await call('PUT', '', { changes, versions: {} });
    expect(refused).toMatchObject({ status: 400, body: { code } });
    expect((await read()).every(({ version }) => version === 0)).toBe(true);
  });

  it.each([
    ['{"changes":{"__proto__":"x"},"versions":{}}'],
    ['{"changes":{"SHOP_NAME":"a\\u202eb"},"versions":{}}'],
    [`{"changes":{"SHOP_NAME":"${'x'.repeat(10_000)}"},"versions":{}}`],
    ['{"changes":{"SHOP_NAME":5},"versions":{}}'],
    ['{"changes":{"SHOP_NAME":["a"]},"versions":{}}'],
    ['{"changes":{"SHOP_NAME":"a"},"versions":{"SHOP_NAME":-1}}'],
    ['{"changes":[],"versions":{}}'],
  ])('with the body %j are malformed', async (body) => {
    const { call, of } = await openSettings({}, db);
    expect((await call('PUT', '', body.slice())).status).toBe(400);
    expect((await of('SHOP_NAME')).version).toBe(0);
  });

  it('cannot name a prototype in a file either', async () => {
    const { call } = await openSettings({}, db);
    const file = {
      format: 'aranya-shop',
      version: 1,
      kinds: { settings: { constructor: 'x', valueOf: null } },
    };
    const { body } = await call('POST', '/file/check', { file });
    expect(body.rows.map(({ result }) => result)).toEqual(['unknown', 'unknown']);
  });

  it('of other roles are refused', async () => {
    const { save, call } = await openSettings({}, db);
    for (const role of ['packer', 'support', 'content'] as const) {
      const { token } = await makeStaff(db, role, 1);
      expect((await save({ RETURN_DAYS: '3' }, token)).status).toBe(403);
      expect((await call('GET', '', undefined, token)).status).toBe(403);
      expect((await call('GET', '/file', undefined, token)).status).toBe(403);
    }
  });

  it('of a fact that holds HTML store it as text', async () => {
    const { save, of } = await openSettings();
    expect((await save({ SHOP_TAGLINE: '<script>alert(1)</script>' })).status).toBe(200);
    expect((await of('SHOP_TAGLINE')).value).toBe('<script>alert(1)</script>');
  });
});

import { describe, expect, it } from 'vitest';
import { makeStaff, softPasskey } from '#shop/accounts/admin/server/testing.ts';
import { makeToken } from '#shop/accounts/server/testing.ts';
import { openStaffApi, shopUrl } from '../testing.ts';

const { apiAt, call, db, openMails } = await openStaffApi();

describe('a passkey', () => {
  const optionsOf = async (token: string, path: string) =>
    (await call(token, 'POST', path)).body.options as { challenge: string };

  it('is set up and opens a new session; its response works once', async () => {
    const staff = await makeStaff(db, 'support', null);
    const passkey = softPasskey(shopUrl);
    const made = passkey.register(await optionsOf(staff.token, 'passkey/set-up'));
    const { status, body } = await call(staff.token, 'POST', 'passkey/confirm', made);
    expect([status, body.recoveryCodes?.length]).toEqual([200, 10]);
    const token = await makeToken(db, staff.userId);
    const used = passkey.sign(await optionsOf(token, 'passkey/begin'));
    expect((await call(token, 'POST', 'passkey/verify', used)).status).toBe(200);
    expect(await openMails(token)).toBe('open');
    const other = await makeToken(db, staff.userId);
    await optionsOf(other, 'passkey/begin');
    expect((await call(other, 'POST', 'passkey/verify', used)).body.code).toBe('wrong_second_factor');
    expect((await call(token, 'POST', 'passkey/verify', used)).status).toBe(400);
  });

  it('of another site or another staff member is refused', async () => {
    const [staff, other] = [await makeStaff(db, 'support', null), await makeStaff(db, 'support', null)];
    const foreign = softPasskey('http://localhost:4000').register(
      await optionsOf(staff.token, 'passkey/set-up'),
    );
    expect((await call(staff.token, 'POST', 'passkey/confirm', foreign)).status).toBe(400);
    const passkey = softPasskey(shopUrl);
    const made = passkey.register(await optionsOf(staff.token, 'passkey/set-up'));
    expect((await call(staff.token, 'POST', 'passkey/confirm', made)).status).toBe(200);
    const used = passkey.sign(await optionsOf(other.token, 'passkey/begin'));
    expect((await call(other.token, 'POST', 'passkey/verify', used)).status).toBe(400);
  });

  it.each([
    ['http://203.0.113.7', 'Passkeys need a host name, and this shop has only an IP address.'],
    ['http://[2001:db8::1]:3000', 'Passkeys need a host name, and this shop has only an IP address.'],
    ['http://shop.example', 'Passkeys need https, and this shop has none.'],
  ])('is not offered at %s, and the page says why', async (url, why) => {
    const { token } = await makeStaff(db, 'support', null);
    const there = apiAt(url);
    const { body } = await call(token, 'GET', 'session', undefined, there);
    expect(body.passkeysRefused).toContain(why);
    expect(await call(token, 'POST', 'passkey/set-up', undefined, there)).toMatchObject({
      status: 409,
      body: { code: 'no_passkeys' },
    });
  });
});

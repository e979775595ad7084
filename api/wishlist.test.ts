import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { mailedCode, makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { wishlists } from '#shop/wishlist/server/tables.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({ RATE_LIMITS: 'off' }), log: silentLog });

function browser() {
  const jar = new Map<string, string>();
  return async (method: string, path: string, body?: object, token?: string) => {
    const response = await api.request(path, {
      method,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const set = response.headers.getSetCookie();
    for (const cookie of set) jar.set(...(cookie.split(';')[0]!.split('=') as [string, string]));
    return { status: response.status, set, body: await response.json() };
  };
}

describe('a guest’s wishlist', () => {
  it('begins with the first heart, on an httpOnly cookie stored as a hash', async () => {
    const { id } = await makeProduct(db);
    const ask = browser();
    expect(await ask('GET', '/api/wishlist')).toMatchObject({ set: [], body: [] });
    const first = await ask('PUT', `/api/wishlist/${id}`);
    expect(first.body).toMatchObject([{ productId: id }]);
    expect(first.set).toHaveLength(1);
    expect(first.set[0]).toMatch(/^wishlist=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = first.set[0]!.slice(9, 52);
    expect((await db.select().from(wishlists)).some(({ guestHash }) => guestHash === token)).toBe(false);
    expect(await ask('PUT', `/api/wishlist/${id}`)).toMatchObject({ set: [], body: [{ productId: id }] });
    expect(await browser()('GET', '/api/wishlist')).toMatchObject({ body: [] });
    expect(await ask('DELETE', `/api/wishlist/${id}`)).toMatchObject({ status: 200, body: [] });
  });

  it('joins the account at login and is gone for the guest', async () => {
    const kept = await makeProduct(db);
    const { email } = await makeUser(db);
    const ask = browser();
    await ask('PUT', `/api/wishlist/${kept.id}`);
    await ask('POST', '/api/auth/login-send-otp', { email });
    const login = await ask('POST', '/api/auth/login-verify-otp', {
      email,
      otp: await mailedCode(db, email),
    });
    expect(login.set).toEqual([expect.stringMatching(/^wishlist=; Max-Age=0/)]);
    const { token } = login.body as { token: string };
    expect(await ask('GET', '/api/wishlist', undefined, token)).toMatchObject({
      body: [{ productId: kept.id }],
    });
    expect(await ask('GET', '/api/wishlist')).toMatchObject({ body: [] });
  });

  it('opens for a dead token', async () => {
    const { id } = await makeProduct(db);
    const ask = browser();
    await ask('PUT', `/api/wishlist/${id}`);
    const dead = `aranya_${'x'.repeat(43)}`;
    expect(await ask('GET', '/api/wishlist', undefined, dead)).toMatchObject({ body: [{ productId: id }] });
  });
});

it("a user's wishlist is closed to others", async () => {
  const { id } = await makeProduct(db);
  const [rani, mallory] = [await makeUser(db), await makeUser(db)];
  const ask = browser();
  const token = await makeToken(db, rani.id);
  await ask('PUT', `/api/wishlist/${id}`, undefined, token);
  const other = await makeToken(db, mallory.id);
  expect(await ask('GET', '/api/wishlist', undefined, other)).toMatchObject({ body: [] });
  await ask('DELETE', `/api/wishlist/${id}`, undefined, other);
  expect(await ask('GET', '/api/wishlist', undefined, token)).toMatchObject({ body: [{ productId: id }] });
});

it('an unknown product is a 404 and an invalid one a 400', async () => {
  const ask = browser();
  expect(await ask('PUT', '/api/wishlist/987654')).toMatchObject({ status: 404, set: [] });
  expect(await ask('PUT', '/api/wishlist/soap')).toMatchObject({ status: 400 });
});

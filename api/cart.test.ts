// §4 cart: read on start, again after each change; emptied by clear
// §7 cart calls; 204 for an empty cart
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { carts } from '#shop/cart/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeToken } from '#shop/accounts/server/sessions/token.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

function browser(site = api) {
  let cookie = '';
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await site.request(path, {
      method,
      headers: { ...headers, ...(cookie ? { cookie } : {}), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const setCookie = response.headers.get('set-cookie');
    if (setCookie) cookie = setCookie.split(';')[0]!;
    const text = await response.text();
    return { status: response.status, setCookie, body: text ? JSON.parse(text) : undefined };
  };
}

describe("a guest's cart", () => {
  it('is created on the first add, with an httpOnly cookie stored as a hash', async () => {
    const { id: productId } = await makeProduct(db);
    const ask = browser();
    expect(await ask('GET', '/api/cart')).toEqual({ status: 204, setCookie: null, body: undefined });
    const first = await ask('POST', '/api/cart/add', { productId, quantity: 1 });
    expect(first.setCookie).toMatch(/^cart=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = first.setCookie!.slice(5, 48);
    expect((await db.select().from(carts)).some(({ guestHash }) => guestHash === token)).toBe(false);
    const second = await ask('POST', '/api/cart/add', { productId, quantity: 1 });
    expect(second.setCookie).toBeNull();
    expect(second.body).toMatchObject([{ productId, quantity: 2 }]);
  });

  it('has a __Host- cookie over https', async () => {
    const { id: productId } = await makeProduct(db);
    const config = readShopConfig({ PUBLIC_URL: 'https://aranya.example' });
    const ask = browser(createCheckedApi({ db, config, log: silentLog }));
    const { setCookie } = await ask('POST', '/api/cart/add', { productId, quantity: 1 });
    expect(setCookie).toMatch(/^__Host-cart=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('is new for a cookie that the shop did not give', async () => {
    const { id: productId } = await makeProduct(db);
    const response = await browser()(
      'POST',
      '/api/cart/add',
      { productId, quantity: 1 },
      { cookie: 'cart=mine' },
    );
    expect(response.setCookie).toMatch(/^cart=[\w-]{43};/);
  });

  // §6 a cart call with a dead token is a guest's
  it('opens for a dead token without an error', async () => {
    const { id: productId } = await makeProduct(db);
    const ask = browser();
    const dead = { authorization: `Bearer ${makeToken()}` };
    expect((await ask('POST', '/api/cart/add', { productId, quantity: 1 }, dead)).status).toBe(200);
    expect((await ask('GET', '/api/cart', undefined, dead)).body).toMatchObject([{ productId }]);
  });
});

describe('the five endpoints of the cart', () => {
  it('ignore a price, name, image or seller in the request', async () => {
    const { id: productId } = await makeProduct(db, { name: 'Brahmi Oil', seller: null, imageUrl: 'b.webp' });
    const lie = { productId, productName: 'Free', price: 1, quantity: 1, imageUrl: 'x', seller: 'me' };
    const { body } = await browser()('POST', '/api/cart/add', lie);
    expect(body[0]).toMatchObject({ productName: 'Brahmi Oil', price: 500, imageUrl: 'b.webp', seller: '' });
  });

  it('add, update, remove and clear lines', async () => {
    const [one, other] = [await makeProduct(db), await makeProduct(db)];
    const ask = browser();
    await ask('POST', '/api/cart/add', { productId: one.id, quantity: 1, plan: '120' });
    await ask('POST', '/api/cart/add', { productId: other.id, quantity: 1 });
    const updated = await ask('PUT', '/api/cart/update', { productId: other.id, quantity: 4 });
    expect(updated.body[1]).toMatchObject({ quantity: 4 });
    const byLine = await ask('PUT', '/api/cart/update', { lineId: `line-${one.id}-120`, quantity: 2 });
    expect(byLine.body[0]).toMatchObject({ quantity: 2, lineId: `line-${one.id}-120` });
    expect((await ask('DELETE', `/api/cart/remove/line-${one.id}-120`)).body).toHaveLength(1);
    expect((await ask('DELETE', `/api/cart/remove/${other.id}`)).status).toBe(204);
    expect((await ask('DELETE', `/api/cart/remove/${other.id}`)).status).toBe(404);
    expect((await ask('DELETE', '/api/cart/clear')).status).toBe(204);
    expect((await ask('GET', '/api/cart')).status).toBe(204);
  });

  it('refuse malformed input and a quantity of 0', async () => {
    const { id: productId } = await makeProduct(db);
    const ask = browser();
    await ask('POST', '/api/cart/add', { productId, quantity: 1 });
    for (const body of [
      { productId, quantity: 0 },
      { productId, quantity: -1 },
      { productId, quantity: 1.5 },
      { productId: String(productId), quantity: 1 },
      { productId, quantity: '2' },
      { quantity: 1 },
    ]) {
      expect((await ask('PUT', '/api/cart/update', body)).status).toBe(400);
      expect((await ask('POST', '/api/cart/add', body)).status).toBe(400);
    }
    expect((await ask('POST', '/api/cart/add', { productId, quantity: 1, plan: '90' })).status).toBe(400);
    expect((await ask('DELETE', '/api/cart/remove/all')).status).toBe(400);
    expect((await ask('GET', '/api/cart')).body).toMatchObject([{ quantity: 1 }]);
  });
});

// §8 orders and sign-in have connections of their own
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '../config.ts';
import { openDatabase, patient } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { mailedCode, makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { createSite } from '../create-site.ts';

const { db, url } = await testDatabase();
const config = readShopConfig({ RATE_LIMITS: 'off' });
const loadPages = () => Promise.reject(new Error('no page'));

it('slow reads that take every connection stop neither sign-in nor orders', async () => {
  const { email, id } = await makeUser(db);
  const token = await makeToken(db, id);
  const product = await makeProduct(db, { slug: 'tulsi', stock: 100 });
  const { site, busyDuring } = openSite();

  await busyDuring(async () => {
    const read = await site.request('/api/products');
    expect(read.status).toBe(503);

    const asked = await send(site, '/api/auth/login-send-otp', { email });
    expect(asked.status).toBe(200);
    const cookie = asked.headers.getSetCookie().map((line) => line.split(';')[0]);
    const otp = await mailedCode(db, email);
    const signedIn = await send(
      site,
      '/api/auth/login-verify-otp',
      { email, otp },
      { cookie: cookie.join('; ') },
    );
    expect(signedIn.status).toBe(200);

    // An attack on sign-in delays orders while it lasts.
    const wrong = Array.from({ length: 40 }, () =>
      send(site, '/api/auth/login-verify-otp', { email: 'nobody@example.in', otp: '000000' }),
    );
    const body = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }]);
    const headers = { authorization: `Bearer ${token}` };
    const order = () => send(site, '/api/delivery/create', { ...body, buyNow: true }, headers);
    await expect.poll(async () => (await order()).status).toBe(200);
    for (const { status } of await Promise.all(wrong)) expect([400, 401]).toContain(status);
  });
});

it('orders and sign-in use the other connections while one is free', async () => {
  const { site, reserve } = openSite();
  for (let count = 0; count < 3; count += 1)
    await send(site, '/api/auth/login-send-otp', { email: `a${count}@example.in` });
  expect(reserve.pool.totalCount).toBe(0);
});

function openSite() {
  const main = openDatabase(url, { max: 3, ...patient });
  const reserve = openDatabase(url, { max: 2, first: main.pool, ...patient });
  const isReady = () => Promise.resolve(true);
  const site = createSite({
    db: main.db,
    reservedDb: reserve.db,

    config,
    log: silentLog,
    loadPages,
    isReady,
  });
  const busyDuring = async (work: () => Promise<void>) => {
    const held = await Promise.all(Array.from({ length: 3 }, () => main.pool.connect()));
    main.pool.options.connectionTimeoutMillis = 2_000;
    await work().finally(() => {
      for (const connection of held) connection.release();
    });
  };
  return { site, reserve, busyDuring };
}

async function send(site: ReturnType<typeof createSite>, path: string, body: object, headers: object = {}) {
  return site.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

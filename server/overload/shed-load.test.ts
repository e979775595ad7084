// §8 overload: 503 with Retry-After for pages and reads; orders, sign-in, health and other networks go on
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '../config.ts';
import { openDatabase, patient } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeUser, makeToken } from '#shop/accounts/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { createSite } from '../create-site.ts';
import { createFairBound } from './fair-bound.ts';
import { eventLoopDelay, shedLoad } from './shed-load.ts';

const { db, url } = await testDatabase();
const config = readShopConfig({ RATE_LIMITS: 'off' });
const attacker = '203.0.113.9';
const customer = '198.51.100.7';

it('a flood of reads gets 503; orders, sign-in and other networks continue', async () => {
  const { id, email } = await makeUser(db);
  const token = await makeToken(db, id);
  const product = await makeProduct(db, { slug: 'tulsi', stock: 10 });
  const { ask, freeDatabase, close } = await openBusySite();
  const flood = Array.from({ length: 300 }, (_, at) => ask(`/api/products/${at}`, attacker));
  await expect.poll(async () => (await ask('/api/openapi.json', attacker)).status).toBe(503);

  const shed = await ask('/api/openapi.json', attacker);
  expect(shed.headers.get('retry-after')).toBe('1');
  expect(await shed.json()).toMatchObject({ code: 'unavailable' });
  const page = await ask('/about', attacker);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('1');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('<h1>The shop is busy</h1>');

  expect((await ask('/api/openapi.json', customer)).status).toBe(200);
  expect((await ask('/healthz', attacker)).status).toBe(200);
  expect((await ask('/readyz', attacker)).status).toBe(200);
  expect((await ask('/api/auth/login-send-otp', attacker, { body: { email } })).status).toBe(200);
  const body = makeOrderBody([{ sku: `${product.id}`, quantity: 1, unitPaise: 50_000 }]);
  const order = { body: { ...body, buyNow: true }, headers: { authorization: `Bearer ${token}` } };
  expect((await ask('/api/delivery/create', attacker, order)).status).toBe(200);

  freeDatabase();
  await Promise.all(flood);
  expect((await ask('/api/openapi.json', attacker)).status).toBe(200);
  await close();
});

it('a slow process admits fewer requests, and orders as before', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const site = new Hono();
  site.use(shedLoad(config, silentLog, { delayMs: () => 1_000 }));
  site.all('*', async (c) => {
    await held;
    return c.text('done');
  });
  let shed = 0;
  const reads = Array.from({ length: 100 }, async () => {
    const { status } = await site.request('/');
    if (status !== 200) shed += 1;
    return status;
  });
  const orders = Array.from({ length: 100 }, async () => {
    const { status } = await site.request('/api/delivery/create', { method: 'POST' });
    return status;
  });
  await expect.poll(() => shed).toBe(36);
  release();
  expect((await Promise.all(reads)).filter((status) => status === 200)).toHaveLength(64);
  expect((await Promise.all(orders)).filter((status) => status === 200)).toHaveLength(100);
});

it('a network that fills the bound blocks only itself', () => {
  const bound = createFairBound();
  const flood = Array.from({ length: 500 }, () => bound.enter(attacker, 200));
  expect(flood.filter(Boolean)).toHaveLength(200);
  const others = Array.from({ length: 60 }, () => bound.enter(customer, 200));
  expect(others.every(Boolean)).toBe(true);
  expect(bound.enter(attacker, 200)).toBeUndefined();
  for (const leave of [...flood, ...others]) leave?.();
  expect(bound.enter(attacker, 1)).toBeTypeOf('function');
});

it('a bound that shrinks under a flood still admits others', () => {
  const bound = createFairBound();
  for (let at = 0; at < 300; at += 1) bound.enter(attacker, 200, 400);
  expect(bound.enter(attacker, 64, 400)).toBeUndefined();
  expect(bound.enter(customer, 64, 400)).toBeTypeOf('function');
});

it('ten networks that fill the bound do not block an eleventh', () => {
  const bound = createFairBound();
  for (let at = 0; at < 5_000; at += 1) bound.enter(`203.0.113.${at % 10}`, 200);
  expect(bound.enter(customer, 200)).toBeTypeOf('function');
});

it('a blocked process reports its delay, and drops it later', async () => {
  const until = performance.now() + 700;
  while (performance.now() < until);
  await expect.poll(eventLoopDelay).toBeGreaterThan(400);
  const reported = eventLoopDelay();
  await expect.poll(eventLoopDelay).toBeLessThan(reported / 2);
});

/** A request that reads waits until `freeDatabase`. */
async function openBusySite() {
  const main = openDatabase(url, { max: 1, ...patient });
  const reserve = openDatabase(url, { max: 2, first: main.pool, ...patient });
  const taken = await main.pool.connect();
  const loadPages = () => Promise.reject(new Error('no page'));
  const isReady = () => reserve.db.execute('select 1').then(() => true);
  const site = createSite({
    db: main.db,
    reservedDb: reserve.db,
    config,
    log: silentLog,
    loadPages,
    isReady,
  });
  const ask = async (path: string, from: string, post?: { body: object; headers?: object }) => {
    const headers = { 'content-type': 'application/json', ...post?.headers };
    const init = post ? { method: 'POST', headers, body: JSON.stringify(post.body) } : {};
    return site.request(path, init, { incoming: { socket: { remoteAddress: from } } });
  };
  const close = async () => {
    await reserve.close();
    await main.close();
  };
  return { ask, freeDatabase: () => taken.release(), close };
}

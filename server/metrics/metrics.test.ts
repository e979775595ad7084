import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as product from '#app/pages/product.tsx';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { fakeChanges } from '#platform/server/cache/testing.ts';
import { openDatabase, patient } from '#platform/server/db.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeToken, makeUser } from '#shop/accounts/server/testing.ts';
import { makeOrderBody } from '#shop/orders/server/testing.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { listen } from '../listen.ts';
import { buildOf } from '../pages/testing.ts';
import { noBackups } from './backup-gauges.ts';
import { openMetrics } from './open-metrics.ts';

const { db, url, pool } = await testDatabase();
const token = 'a-token-of-thirty-two-characters';
const authorization = `Bearer ${token}`;
const build = buildOf({ 'product/:id': product });
const loadPages = () => Promise.resolve(build);
const stops: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const stop of stops) await stop();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function openShop(settings: Record<string, string>, database = { db, pool }) {
  const port = await freePort();
  const config = readShopConfig({ PORT: `${port}`, HOST: '127.0.0.1', RATE_LIMITS: 'off', ...settings });
  const shop = { db: database.db, config, log: silentLog };
  const cache = createResponseCache(fakeChanges());
  const backups = noBackups;
  const metrics = await openMetrics({ shop, loadPages, pools: { main: database.pool }, cache, backups });
  const isReady = () => Promise.resolve(true);
  const server = await listen(createSite({ ...shop, loadPages, isReady, cache }), config, metrics?.inFront);
  stops.push(server.close, async () => metrics?.stop());
  const origin = `http://127.0.0.1:${port}`;
  const scrape = async () => (await fetch(`${origin}/metrics`, { headers: { authorization } })).text();
  return { origin, scrape, ask: (path: string, init?: RequestInit) => fetch(origin + path, init) };
}

/** Returns the sum of a metric over the lines that hold every given label. */
function valueOf(text: string, name: string, ...labels: string[]): number {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const wanted = lines.filter((line) => labels.every((label) => line.includes(label)));
  return wanted.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('metrics on the shop’s port', () => {
  let shop: Awaited<ReturnType<typeof openShop>>;

  beforeAll(async () => {
    shop = await openShop({ METRICS_TOKEN: token });
  });

  it.each([
    ['no token', undefined],
    ['an empty token', 'Bearer '],
    ['another token of the same length', `Bearer ${token.replace('a', 'b')}`],
    ['the beginning of the token', `Bearer ${token.slice(0, -1)}`],
    ['a longer token', `Bearer ${token}x`],
    ['the bare token', token],
    ['a very long token', `Bearer ${'x'.repeat(8_000)}`],
  ])('refuse %s and show no number', async (_what, given) => {
    const path = `/metrics?token=${token}`;
    const response = await shop.ask(path, { headers: given ? { authorization: given } : {} });
    expect(response.status).toBe(401);
    expect(await response.text()).toBe('Not allowed.\n');
  });

  it('count requests, orders and stock conflicts without ids, paths or personal data', async () => {
    const { id, email } = await makeUser(db);
    const bearer = await makeToken(db, id);
    const sold = await makeProduct(db, { slug: 'tulsi', stock: 1 });
    const order = async () => {
      const body = makeOrderBody([{ sku: `${sold.id}`, quantity: 1, unitPaise: 50_000 }]);
      const response = await shop.ask('/api/delivery/create', {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, buyNow: true }),
      });
      return response.status;
    };
    const before = await shop.scrape();
    expect([await order(), await order()]).toEqual([200, 409]);
    await (await shop.ask('/product/tulsi?secret=1')).text();
    await expect
      .poll(async () => valueOf(await shop.scrape(), 'aranya_response_cache_bytes'))
      .toBeGreaterThan(0);
    await (await shop.ask('/product/tulsi?secret=2')).text();
    await (await shop.ask(`/api/products/${sold.id}`)).text();
    const after = await shop.scrape();
    const grew = (...of: [string, ...string[]]) => valueOf(after, ...of) - valueOf(before, ...of);
    const requests = 'aranya_http_requests_total';
    expect(grew(requests, 'method="POST"', 'route="/api/delivery/create"', 'status="200"')).toBe(1);
    expect(grew(requests, 'route="/api/delivery/create"', 'status="409"')).toBe(1);
    expect(grew(requests, 'route="/product/:id"', 'status="200"')).toBe(2);
    expect(grew('aranya_response_cache_requests_total', 'result="kept"')).toBe(1);
    expect(grew(requests, 'route="/api/products/:')).toBe(1);
    expect(grew('aranya_page_render_seconds_count')).toBe(1);
    expect(grew('aranya_orders_placed_total', 'actor="shopper"')).toBe(1);
    expect(grew('aranya_refusals_total', 'code="out_of_stock"')).toBe(1);
    expect(grew('aranya_database_connection_wait_seconds_count', 'pool="main"')).toBeGreaterThan(3);
    expect(valueOf(after, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
    for (const personal of [email, bearer, 'tulsi', 'secret', `products/${sold.id}`])
      expect(after).not.toContain(personal);
  });

  it('make no new series for invented paths and methods', async () => {
    const paths = (at: number) => [
      `/invented-${at}`,
      `/api/invented-${at}`,
      `/%E0%A4${at}`,
      `/x-${at}.data`,
      `/product/${at}/more`,
    ];
    const send = (path: string, at: number) =>
      shop.ask(path, { method: ['GET', 'PROPFIND', 'SEARCH'][at % 3]! }).then((response) => response.text());
    const round = async (from: number) => {
      for (let at = from; at < from + 30; at += 1) await Promise.all(paths(at).map((path) => send(path, at)));
    };
    await round(0);
    const before = await shop.scrape();
    await round(1_000);
    const after = await shop.scrape();
    const labels = (text: string) => new Set(text.match(/\b(route|method)="[^"]*"/g));
    expect([...labels(after)].filter((one) => !labels(before).has(one))).toEqual([]);
    expect(after).not.toMatch(/invented|PROPFIND|x-\d/);
    expect(after).toContain('route="unknown"');
  });

  it('a client that leaves early counts as 499', async () => {
    const { database, asked: isAsked } = slowDatabase();
    const held = await openShop({ METRICS_TOKEN: token }, database);
    const leaving = new AbortController();
    const asked = held.ask('/api/products', { signal: leaving.signal }).catch(() => {});
    await isAsked;
    leaving.abort();
    await asked;
    await expect
      .poll(shop.scrape)
      .toMatch(/http_requests_total\{method="GET",route="\/api\/products",status="499"\} [1-9]/);
  });

  it('say that the database is away, and still answer', async () => {
    const away = await openShop({ METRICS_TOKEN: token }, openDatabase('postgres://nobody@127.0.0.1:1/none'));
    const text = await away.scrape();
    expect(text).toContain('aranya_database_up 0');
    expect(text).not.toMatch(/^aranya_jobs_waiting\{/m);
  });

  it('ask the database once for a flood of scrapes, and show due jobs with their age', async () => {
    const own = openDatabase(url, { max: 2, ...patient });
    await queueOldJob();
    let asked = 0;
    own.pool.on('acquire', () => (asked += 1));
    const flooded = await openShop({ METRICS_TOKEN: token }, own);
    // The numbers are kept for five seconds, and the flood may take longer on a slow machine.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const [text = ''] = await Promise.all(Array.from({ length: 100 }, flooded.scrape));
    expect(asked).toBeLessThanOrEqual(3);
    expect(valueOf(text, 'aranya_jobs_waiting', 'task="metrics-test"')).toBe(1);
    expect(valueOf(text, 'aranya_jobs_oldest_seconds', 'task="metrics-test"')).toBeGreaterThan(3_500);
    await own.close();
  });
});

describe('metrics on a port of their own', () => {
  it('answer there alone, to the names of this machine', async () => {
    const port = await freePort();
    const shop = await openShop({ METRICS_PORT: `${port}` });
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect(await statusWithHost(port, 'rebound.example')).toBe(401);
    const onShop = await shop.ask('/metrics');
    expect(onShop.status).toBe(404);
    expect(await onShop.text()).not.toContain('aranya_');
  });

  it('need the token there too when it is set', async () => {
    const port = await freePort();
    await openShop({ METRICS_PORT: `${port}`, METRICS_TOKEN: token });
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(401);
    const allowed = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization } });
    expect(allowed.status).toBe(200);
  });
});

describe('metrics are never public by accident', () => {
  it('are an unknown page without settings', async () => {
    const shop = await openShop({});
    const response = await shop.ask('/metrics', { headers: { authorization } });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('aranya_');
  });

  it.each([
    [{ METRICS_HOST: '0.0.0.0', METRICS_PORT: '9464' }, 'METRICS_HOST is open to other machines'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 24 to 200 characters'],
  ])('%j stops the start', (settings, sentence) => {
    expect(() => readShopConfig(settings)).toThrow(sentence);
  });
});

/** A database whose connections arrive after two seconds. */
function slowDatabase() {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/none');
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  database.pool.connect = (() => {
    resolve();
    return new Promise(() => {});
  }) as never;
  return { database, asked };
}

async function queueOldJob() {
  await pool.query(`select pgboss.create_queue('metrics-test', '{"policy":"standard"}'::jsonb)`);
  await pool.query(
    `insert into pgboss.job (name, start_after) values ('metrics-test', now() - interval '1 hour')`,
  );
}

async function statusWithHost(port: number, host: string): Promise<number> {
  const asked = request({ port, path: '/metrics', headers: { host } }).end();
  const [response] = (await once(asked, 'response')) as [{ statusCode: number; resume: () => void }];
  response.resume();
  return response.statusCode;
}

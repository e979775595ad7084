import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { watchChanges } from '#platform/server/cache/watch-changes.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { serveCached } from './serve-cached.ts';

const { db } = await testDatabase();
const config = readShopConfig({});
const changes = watchChanges(db);
const cache = createResponseCache(changes);
const site = createSite({
  db,
  config,
  cache,
  log: silentLog,
  loadPages: () => Promise.resolve({ assets: { version: 'release-2' } } as ServerBuild),
  isReady: () => Promise.resolve(true),
});
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(path, { method, headers });

async function kept(path: string, accepted = 'identity'): Promise<Response> {
  await changes.look();
  const response = await ask(path, { 'accept-encoding': accepted });
  const isKept = () => expect.poll(() => cache.find(path)).toBeDefined();
  await isKept();
  return response;
}

let product: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  product = await makeProduct(db, { slug: 'tulsi-tea', name: 'Tulsi tea', stock: 50 });
});

describe('a public JSON read', () => {
  it('travels compressed with an ETag, and not at all to a client that has it', async () => {
    const response = await ask('/api/products/tulsi-tea', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(JSON.parse(body)).toMatchObject({ slug: 'tulsi-tea' });
    const etag = response.headers.get('etag')!;
    const known = { 'if-none-match': etag, 'accept-encoding': 'br' };
    const again = await ask('/api/products/tulsi-tea', known);
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const get = await ask('/api/categories', { 'accept-encoding': 'gzip' });
    const head = await ask('/api/categories', { 'accept-encoding': 'gzip' }, 'HEAD');
    const facts = ({ status, headers }: Response) => [
      status,
      ...['etag', 'content-length', 'content-encoding'].map((name) => headers.get(name)),
    ];
    expect(facts(head)).toEqual(facts(get));
    expect(await head.text()).toBe('');
  });

  it('is kept by its declared parameters, and its links hold no others', async () => {
    await makeProduct(db);
    await kept('/api/products?limit=1');
    const poisoned = await ask('/api/products?utm_source=x&limit=1&limit=2');
    expect(cache.find('/api/products?utm_source=x&limit=1&limit=2')).toBeUndefined();
    expect(poisoned.headers.get('link')).toBe('</api/products?limit=1&cursor=1>; rel="next"');
    expect(poisoned.headers.get('x-total-count')).toBe('2');
  });

  it('shows a new stock after an order, by slug and by every spelling of the id', async () => {
    const paths = ['tulsi-tea', product.id, `00${product.id}`, '%74ulsi-tea'].map(
      (name) => `/api/products/${name}`,
    );
    await Promise.all(paths.map((path) => kept(path)));
    await db.execute(sql`update products set stock = stock - 1 where id = ${product.id}`);
    await changes.look();
    const stocks = await Promise.all(
      paths.map(async (path) => (await (await ask(path)).json()).stockQuantity),
    );
    expect(new Set(stocks)).toEqual(new Set([49]));
  });

  it('is never stored for a client that meets an error or a wrong parameter', async () => {
    for (const path of ['/api/products/none', '/api/products?limit=x']) {
      const response = await ask(path);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is the same for a signed-in customer and a guest', async () => {
    const [guest, customer] = await Promise.all([
      ask('/api/categories'),
      ask('/api/categories', { authorization: 'Bearer ara_x', cookie: 'cart=y' }),
    ]);
    expect(await customer.text()).toBe(await guest.text());
    expect(customer.headers.get('set-cookie')).toBeNull();
  });
});

describe('in front of the framework', () => {
  const inFront = serveCached(cache, { 'x-content-type-options': 'nosniff' });
  const server = createServer((request, response) =>
    inFront(request, response, () => response.end('framework')),
  );
  afterAll(() => server.close());
  // The cache is current for two seconds after a look at the changes.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'accept-encoding': 'br', ...headers },
    });
  }

  it('a kept response is sent with the headers that the framework sends', async () => {
    const framework = await kept('/api/categories', 'br');
    const response = await get('/api/categories');
    const body = brotliDecompressSync(Buffer.from(await framework.arrayBuffer())).toString();
    expect(await response.json()).toEqual(JSON.parse(body));
    for (const name of ['etag', 'vary', 'cache-control', 'content-type', 'x-release'])
      expect(response.headers.get(name)).toBe(framework.headers.get(name));
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = framework.headers.get('etag')!;
    expect((await get('/api/categories', { 'if-none-match': etag })).status).toBe(304);
    const head = await get('/api/categories', {}, 'HEAD');
    expect([await head.text(), head.headers.get('etag')]).toEqual(['', etag]);
  });

  it('a 304 names the release, so that the browser forgets the one that it stored', async () => {
    const { headers } = await kept('/api/categories', 'br');
    const unchanged = await get('/api/categories', { 'if-none-match': headers.get('etag')! });
    expect([unchanged.status, unchanged.headers.get('x-release')]).toEqual([304, 'release-2']);
  });

  it.each([
    ['another spelling of the address', '/api/categories?x=1', {}],
    ['a client that accepts no compression', '/api/categories', { 'accept-encoding': 'br;q=0' }],
    ['a customer who has just changed something', '/api/categories', { cookie: 'changed=1' }],
  ])('leaves %s to the framework', async (_, path, headers) => {
    await kept('/api/categories');
    expect(await (await get(path, headers as Record<string, string>)).text()).toBe('framework');
  });

  it('leaves a write to the framework', async () => {
    await kept('/api/categories');
    expect(await (await get('/api/categories', {}, 'POST')).text()).toBe('framework');
  });
});

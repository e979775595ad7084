import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import type { Endpoint } from '#platform/endpoint.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import { rateCounters } from '#platform/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeStaffToken } from '#shop/accounts/admin/server/testing.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const config = readShopConfig({ TRUSTED_PROXY: 'on' });
const api = createCheckedApi({ db, config, log: silentLog });
const all = endpointsServed(api).filter(({ method }) => method !== 'GET');
const writes = all.filter(({ limit }) => !limit?.isInMemory);
const names = writes.map(({ method, path }) => `${method} ${path}`);

type Caller = { network?: string; token?: string | undefined; cookie?: string };

function send(
  call: Pick<Endpoint, 'method' | 'path'>,
  { network = '203.0.113.9', token, cookie }: Caller = {},
  body = '{}',
  to = api,
) {
  const headers = new Headers({ 'content-type': 'application/json', 'x-forwarded-for': network });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (cookie) headers.set('cookie', cookie);
  const init = { method: call.method, headers, ...(call.method === 'GET' ? {} : { body }) };
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  return to.request(call.path.replace(/\{\w+\}/g, '1'), init, env);
}

const newToken = async () => makeStaffToken(db, (await makeUser(db, { staffRole: 'owner' })).id);
const add = { method: 'POST', path: '/api/cart/add' } as const;
const search = { method: 'GET', path: '/api/search/suggestions?q=tulsi' } as const;
const fill = (kind: string) =>
  db.execute(sql`update rate_counters set count = 1000000 where key like ${`%-${kind}:%`}`);

beforeEach(() => db.delete(rateCounters));

describe('every write', () => {
  it.each(names)('%s has a limit per network', async (name) => {
    const call = writes[names.indexOf(name)]!;
    const token = call.who === 'anyone' ? undefined : await newToken();
    await send(call, { token });
    await fill(call.who === 'anyone' ? 'guests' : 'network');
    const refused = await send(call, { token });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'too_many']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = call.who === 'anyone' ? undefined : await newToken();
    expect((await send(call, { token: other, network: '198.51.100.7' })).status).not.toBe(429);
  });

  it.each(names)('%s has a limit per user', async (name) => {
    const call = writes[names.indexOf(name)]!;
    const isGuest = call.who === 'anyone';
    const caller = async () => (isGuest ? { cookie: `cart=${Math.random()}` } : { token: await newToken() });
    const one = await caller();
    await send(call, one);
    await fill('person');
    if (call.path !== '/api/auth/logout') expect((await send(call, one)).status).toBe(429);
    expect((await send(call, await caller())).status).not.toBe(429);
  });
});

describe('tries of a code', () => {
  it.each(['login', 'register'])('%s: have a limit per network of their own', async (what) => {
    const verify = { method: 'POST', path: `/api/auth/${what}-verify-otp` } as const;
    const body = JSON.stringify({ email: 'rani@example.in', otp: '123456' });
    expect((await send(verify, {}, body)).status).toBe(400);
    await db.execute(sql`update rate_counters set count = 600 where key like 'tries-network:%'`);
    expect((await send(verify, {}, body)).status).toBe(429);
    expect((await send(verify, { network: '198.51.100.7' }, body)).status).toBe(400);
  });
});

describe('limits on carts', () => {
  // §7 every write has a limit per person and per network; a mobile network with thousands of customers does not notice
  it('let thousands of customers of one mobile network shop at once', async () => {
    const { id } = await makeProduct(db, { stock: 10_000 });
    const body = JSON.stringify({ productId: id, quantity: 1 });
    const statuses = new Set<number>();
    for (let round = 0; round < 40; round += 1) {
      const responses = await Promise.all(Array.from({ length: 10 }, async () => send(add, {}, body)));
      for (const { status } of responses) statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
  });

  it('stop one customer and leave the neighbours their whole limit', async () => {
    const [greedy, neighbour] = [await newToken(), await newToken()];
    await send(add, { token: greedy });
    // A slow machine does not send 120 requests within the minute of the limit.
    await db.update(rateCounters).set({ count: 118 });
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await send(add, { token: greedy })).status);
    expect(statuses).toEqual([400, 400, 429, 429, 429]);
    expect((await send(add, { token: neighbour })).status).toBe(400);
    const rows = await db.select().from(rateCounters);
    const network = rows.find(({ key }) => key.startsWith('cart-network:'));
    expect(network?.count).toBe(121);
  });

  it("stop no signed-in customer after guests used up their network's limit", async () => {
    await send(add);
    await fill('guests');
    expect((await send(add)).status).toBe(429);
    expect((await send(add, { token: await newToken() })).status).toBe(400);
  });

  it('are off with RATE_LIMITS=off', async () => {
    const open = createCheckedApi({ db, config: readShopConfig({ RATE_LIMITS: 'off' }), log: silentLog });
    for (let n = 0; n < 130; n += 1) await open.request('/api/cart/clear', { method: 'DELETE' });
    expect((await open.request('/api/cart/clear', { method: 'DELETE' })).status).toBe(204);
    expect(await db.$count(rateCounters)).toBe(0);
  });
});

// §7 a limit that is hit is one line of the log, without the person
it('a limit that is hit is one log line, without user or network', async () => {
  const lines: { event: string; fields: object }[] = [];
  const note = (event: string, fields = {}) => lines.push({ event, fields });
  const logged = createCheckedApi({ db, config, log: { info: note, warn: note, error: note } });
  const one = { network: '203.0.113.77', cookie: 'cart=secret' };
  await send(add, one, '{}', logged);
  await fill('person');
  await send(add, one, '{}', logged);
  expect(lines).toEqual([
    {
      event: 'security',
      fields: {
        kind: 'limit_hit',
        count: 1,
        requestId: expect.any(String),
        method: 'POST',
        route: '/api/cart/add',
        status: 429,
        code: 'too_many',
      },
    },
  ]);
});

it('search has a tight limit per guest and a loose one per network, in memory', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let n = 0; n < 240; n += 1) await send(search, { cookie: 'cart=greedy' });
  expect((await send(search, { cookie: 'cart=greedy' })).status).toBe(429);
  expect((await send(search, { cookie: 'cart=calm' })).status).toBe(200);
  expect((await send(search)).status).toBe(200);
  expect(await db.$count(rateCounters)).toBe(0);
});

it('webhooks of payments have a limit per network, in memory', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const inMemory = all.filter(({ limit }) => limit?.isInMemory);
  expect(inMemory.map(({ path }) => path)).toEqual(['/api/payments/webhooks/{provider}']);
  const [webhook] = inMemory;
  for (let n = 0; n < webhook!.limit!.perNetwork; n += 1) await send(webhook!);
  expect((await send(webhook!)).status).toBe(429);
  expect((await send(webhook!, { network: '198.51.100.7' })).status).toBe(404);
  expect(await db.$count(rateCounters)).toBe(0);
});

it('the description of the API has a limit per network, since it is large', async () => {
  const read = (path: string, network: string) => send({ method: 'GET', path }, { network });
  for (let at = 0; at < 30; at += 1)
    expect((await read('/api/openapi.json', '203.0.113.77')).status).toBe(200);
  expect((await read('/api/docs', '203.0.113.77')).status).toBe(429);
  expect((await read('/api/docs', '198.51.100.77')).status).toBe(200);
});

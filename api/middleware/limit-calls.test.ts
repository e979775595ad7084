import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import type { Endpoint } from '#platform/endpoint.ts';
import { dayMs } from '#platform/india-time.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { signLink } from '#platform/server/secrets/sign-link.ts';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import { rateCounters } from '#platform/server/tables.ts';
import { createCheckedApi } from '../checked-api.ts';

const { db } = await testDatabase();
const config = readShopConfig({ TRUSTED_PROXY: 'on' });
const openShop = () => createCheckedApi({ db, config, log: silentLog });
const linked = endpointsServed(openShop()).filter(({ link }) => link !== undefined);
const names = linked.map(({ method, path }) => `${method} ${path}`);
const network = '203.0.113.9';
let api = openShop();

const linkTo = (use: string, id: number) => signLink(use, { id, at: new Date(Date.now() + dayMs) });

async function statusOf({ method, path }: Endpoint, token: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network };
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const query = method === 'GET' && !path.includes('{token}') ? `?token=${token}` : '';
  const body = method === 'GET' ? {} : { body: JSON.stringify({ token }) };
  return (await api.request(path.replace('{token}', token) + query, { method, headers, ...body }, env))
    .status;
}

/** Sends until the answer is 429, at most `most` times. Counters in the database are put near their limit first. */
async function useUp(call: Endpoint, token: string, { limit }: { limit: number }): Promise<void> {
  await statusOf(call, token);
  if (call.method !== 'GET') await db.update(rateCounters).set({ count: limit });
  for (let tries = 0; tries <= limit; tries += 1) if ((await statusOf(call, token)) === 429) return;
  throw new Error('The limit was not reached.');
}

beforeEach(async () => {
  await db.delete(rateCounters);
  api = openShop();
});

it('each call by the link of an order names the use of its token', () => {
  expect(names).toEqual(
    expect.arrayContaining([
      'POST /api/order-confirmation/look',
      'POST /api/order-confirmation',
      'GET /api/order-link/rescue',
      'POST /api/order-link/rescue',
      'POST /api/returns/look',
      'POST /api/returns',
      'POST /api/returns/withdraw',
      'POST /api/returns/payout',
      'GET /api/refill-link',
      'POST /api/refill-link',
    ]),
  );
});

it.each(names)(
  'a flood without a valid link stops no customer of that network: %s',
  async (name) => {
    const call = linked[names.indexOf(name)]!;
    await useUp(call, 'forged', { limit: call.limit?.perNetwork ?? 6_000 });
    expect(await statusOf(call, linkTo('another-use', 7))).toBe(429);
    expect(await statusOf(call, linkTo(call.link!, 7))).not.toBe(429);
  },
  20_000,
);

it.each(names)('a link that is used too often leaves other links their limit: %s', async (name) => {
  const call = linked[names.indexOf(name)]!;
  await useUp(call, linkTo(call.link!, 7), { limit: call.limit?.perUser ?? 120 });
  expect(await statusOf(call, linkTo(call.link!, 8))).not.toBe(429);
  expect(await statusOf(call, 'forged')).not.toBe(429);
});

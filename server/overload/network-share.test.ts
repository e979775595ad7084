import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { silentLog } from '#platform/server/log.ts';
import { ownersNetwork } from '#platform/server/limits/client-network.ts';
import { readShopConfig } from '../config.ts';
import { createNetworkShare } from './network-share.ts';
import { shedLoad } from './shed-load.ts';

const config = readShopConfig({});
const attacker = '203.0.113.9';
const customer = '198.51.100.7';
const document = { method: 'GET', path: '/api/papers/{token}', media: 'application/pdf' } as never;

/** A site whose responses wait until `release`. `most` is the largest number of requests under way at once. */
function slowSite() {
  let release = () => {};
  let running = 0;
  const seen = { most: 0 };
  const held = new Promise<void>((resolve) => (release = resolve));
  const site = new Hono();
  site.use(shedLoad(config, silentLog, { endpoints: [document], delayMs: () => 0 }));
  site.all('*', async (c) => {
    running += 1;
    seen.most = Math.max(seen.most, running);
    await held;
    running -= 1;
    return c.text('done');
  });
  const ask = async (path: string, from: string) => {
    const env = { incoming: { socket: { remoteAddress: from } } };
    return (await site.request(path, {}, env)).status;
  };
  return { ask, seen, release };
}

it.each(['/api/papers/one', '/no-such-page', '/invoice/one', '/sitemap.xml'])(
  'a network has eight costly requests under way at any load: %s',
  async (path) => {
    const { ask, seen, release } = slowSite();
    const flood = Array.from({ length: 40 }, () => ask(path, attacker));
    await pause(20);
    expect(seen.most).toBe(8);
    const own = ask(path, customer);
    await pause(20);
    expect(seen.most).toBe(9);
    release();
    expect(new Set(await Promise.all([...flood, own]))).toEqual(new Set([200]));
    expect(seen.most).toBe(9);
  },
);

it('light reads of a network do not take turns', async () => {
  const { ask, seen, release } = slowSite();
  const reads = Array.from({ length: 40 }, () => ask('/api/cart', attacker));
  await pause(20);
  expect(seen.most).toBe(40);
  release();
  await Promise.all(reads);
});

it('the /64s of one IPv6 /48 share 24 requests under way', async () => {
  const share = createNetworkShare(20);
  const from = (prefix: number) => {
    const own = `2001:db8:1:${prefix.toString(16)}::/64`;
    return share.enter({ own, wide: ownersNetwork(own) });
  };
  const entered = await Promise.all(Array.from({ length: 100 }, (_, prefix) => from(prefix)));
  expect(entered.filter(Boolean)).toHaveLength(24);
  const elsewhere = '2001:db8:2:1::/64';
  expect(await share.enter({ own: elsewhere, wide: ownersNetwork(elsewhere) })).toBeTypeOf('function');
  for (const leave of entered) leave?.();
  expect(await from(1)).toBeTypeOf('function');
});

it('a request whose turn does not come is turned away, and leaves its place', async () => {
  const share = createNetworkShare(30);
  const network = { own: attacker, wide: ownersNetwork(attacker) };
  const running = await Promise.all(Array.from({ length: 8 }, () => share.enter(network)));
  expect(await share.enter(network)).toBeUndefined();
  const waits = share.enter(network);
  running[0]!();
  const late = await waits;
  expect(late).toBeTypeOf('function');
  for (const leave of [late!, ...running.slice(1)]) leave!();
  const again = await Promise.all(Array.from({ length: 9 }, () => share.enter(network)));
  expect(again.filter(Boolean)).toHaveLength(8);
});

it('at most 192 requests of a network wait, and each gets its turn', async () => {
  const share = createNetworkShare();
  const network = { own: attacker, wide: ownersNetwork(attacker) };
  const asked = Array.from({ length: 300 }, () => share.enter(network));
  expect(await Promise.all(asked.slice(200))).toEqual(Array.from({ length: 100 }));
  for (const one of asked.slice(0, 200)) {
    const leave = await one;
    expect(leave).toBeTypeOf('function');
    leave!();
  }
});

import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { refuseForeignHost } from './refuse-foreign-host.ts';

const real = { SHOP_DEMO: 'off', PUBLIC_URL: 'https://aranya.example', MORE_HOSTS: 'www.aranya.example' };
const handler = refuseForeignHost(readConfig(real))!;
const server = createServer((asked, response) => handler(asked, response, () => response.end('shop')));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

function statusOf(host: string, path = '/'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { port, host: '127.0.0.1', path, headers: { host }, setHost: false },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    asking.on('error', reject).end();
  });
}

it.each([
  'aranya.example',
  'ARANYA.example:443',
  'aranya.example.',
  'www.aranya.example',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:3000',
])('a shop with an https address answers the host %s', async (host) => {
  expect(await statusOf(host)).toBe(200);
});

it.each([
  'evil.example',
  'aranya.example.evil.example',
  'evil-aranya.example',
  'aranya.example@evil.example',
  '203.0.113.9',
  'localhost.evil.example',
  'shop.aranya.example',
  '',
])('a shop with an https address refuses the host “%s”', async (host) => {
  expect(await statusOf(host)).toBe(421);
  expect(await statusOf(host, '/api/products?path=/healthz')).toBe(421);
  for (const path of ['/healthz', '/readyz', '/metrics']) expect(await statusOf(host, path)).toBe(200);
});

it('a request that names a whole address is refused', async () => {
  expect(await statusOf('aranya.example', 'http://evil.example/')).toBe(421);
});

it('the demo and a shop without https answer every host', () => {
  expect(refuseForeignHost(readConfig({ ...real, SHOP_DEMO: 'on' }))).toBeUndefined();
  expect(refuseForeignHost(readConfig({ ...real, PUBLIC_URL: 'http://aranya.example' }))).toBeUndefined();
});

it('refuses a setting that is no list of hosts', () => {
  expect(() => readConfig({ MORE_HOSTS: 'https://www.aranya.example' })).toThrow(/MORE_HOSTS must be hosts/);
});

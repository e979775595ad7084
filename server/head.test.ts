import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as hair from '#app/pages/hair.tsx';
import * as home from '#app/pages/home.tsx';
import * as missing from '#app/pages/not-found.tsx';
import * as search from '#app/pages/search.tsx';
import { readShopConfig } from './config.ts';
import { silentLog } from '#platform/server/log.ts';
import { createSite } from './create-site.ts';
import { buildOf } from './pages/testing.ts';

const { db } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'aranya-head-'));
const upload = `${'ab12'.repeat(8)}.webp`;
mkdirSync(join(dataDir, 'uploads', 'reviews'), { recursive: true });
writeFileSync(join(dataDir, 'uploads', 'reviews', upload), 'a picture');
writeFileSync(join(dataDir, 'shop.css'), 'body { color: green }'.repeat(20));
writeFileSync(join(dataDir, 'leaves.mp4'), '0123456789');

const site = createSite({
  db,
  config: readShopConfig({ DATA_DIR: dataDir }),
  log: silentLog,
  loadPages: () => Promise.resolve(buildOf({ '': home, hair, search, '*': missing })),
  isReady: () => Promise.resolve(true),
  assets: dataDir,
});
const server = createServer(getRequestListener(site.fetch)).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
  rmSync(dataDir, { recursive: true });
});

type Heard = { status: number | undefined; headers: IncomingHttpHeaders; bytes: number };

async function ask(method: string, path: string, headers: Record<string, string>): Promise<Heard> {
  const asked = request({ port, path, method, headers, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  const { date: _, 'x-request-id': __, ...same } = answer.headers;
  return { status: answer.statusCode, headers: same, bytes };
}

it.each([
  ['a page', '/', 200],
  ['a page that is not there', '/nothing-here', 404],
  ['the data of a page', '/hair.data', 200],
  ['a list', '/api/products', 200],
  ['a refusal', '/api/products/no-such-product', 404],
  ['an empty cart', '/api/cart', 204],
  ['a call for the signed-in', '/api/orders', 401],
  ['the description of the API', '/api/openapi.json', 200],
  ['a product picture', '/images/products/ashwagandha-capsules-1.webp?w=160', 200],
  ['a product picture of the API', '/api/images/products/ashwagandha-capsules-1.webp', 200],
  ['an upload', `/uploads/reviews/${upload}`, 200],
  ['an upload that is not there', `/uploads/reviews/${'0'.repeat(32)}.webp`, 404],
  ['a style sheet', '/shop.css', 200],
  ['a film', '/leaves.mp4', 200],
  ['the manifest', '/manifest.webmanifest', 200],
  ['readiness', '/readyz', 200],
])('HEAD of %s has the headers of GET and no body', async (_, path, status) => {
  const headers = { 'accept-encoding': 'br, gzip' };
  // The first rendering in a process waits for code, which moves a tag of the head.
  await ask('GET', path, headers);
  const head = await ask('HEAD', path, headers);
  const get = await ask('GET', path, headers);
  expect([head.status, head.headers, head.bytes]).toEqual([status, get.headers, 0]);
  expect(get.status).toBe(status);
  if (status !== 204) expect(get.headers['content-length']).toBe(String(get.bytes));
});

it('HEAD with the known ETag responds 304, like GET', async () => {
  const { headers } = await ask('HEAD', '/hair', {});
  const known = { 'if-none-match': headers.etag! };
  expect(await ask('HEAD', '/hair', known)).toEqual(await ask('GET', '/hair', known));
  expect((await ask('HEAD', '/hair', known)).status).toBe(304);
});

it('HEAD has no parts: a range means nothing to it', async () => {
  const range = { range: 'bytes=2-4' };
  const head = await ask('HEAD', '/leaves.mp4', range);
  expect([head.status, head.headers['content-length'], head.bytes]).toEqual([200, '10', 0]);
});

it('a page first requested by HEAD is whole for everyone afterwards', async () => {
  await ask('HEAD', '/hair?first', {});
  expect((await ask('GET', '/hair', {})).bytes).toBeGreaterThan(1_000);
  await ask('HEAD', '/hair', { cookie: 'changed=1' });
  expect((await ask('GET', '/hair', {})).bytes).toBeGreaterThan(1_000);
});

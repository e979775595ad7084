import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readShopConfig } from './config.ts';
import { listen, shopTimeouts } from './listen.ts';

const head = 'POST /api/slow HTTP/1.1\r\nHost: shop\r\n';

async function heardFor(port: number, words: string): Promise<number> {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  // The server may close it before the words leave.
  socket.on('error', () => {});
  socket.resume();
  socket.once('connect', () => socket.write(words));
  await new Promise((closed) => socket.once('close', closed));
  return performance.now() - began;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

it('the server closes a client that sends its headers or body too slowly', async () => {
  const port = await freePort();
  const site = new Hono();
  site.post('/api/slow', async (c) => c.text(await c.req.text().catch(() => '')));
  const config = readShopConfig({ PORT: `${port}`, HOST: '127.0.0.1' });
  const timeouts = {
    ...shopTimeouts,
    headersTimeout: 200,
    requestTimeout: 600,
    connectionsCheckingInterval: 50,
  };
  const { close } = await listen(site, config, undefined, timeouts);
  const [headers, body] = await Promise.all([
    heardFor(port, head),
    heardFor(port, `${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`),
  ]);
  await close();
  expect(headers).toBeGreaterThanOrEqual(200);
  expect(body).toBeGreaterThanOrEqual(600);
});

// §7 a body of 100 KB at most, of bounded depth, without NUL or prototypes; slow clients are let go
it('a client has five seconds for its headers and fifteen for the request', () => {
  expect(shopTimeouts).toMatchObject({ headersTimeout: 5_000, requestTimeout: 15_000 });
});

it('a request may have 16 KB of headers', async () => {
  const port = await freePort();
  const site = new Hono().get('/', (c) => c.text('ok'));
  const { close } = await listen(site, readShopConfig({ PORT: `${port}`, HOST: '127.0.0.1' }));
  const statusWith = async (bytes: number) =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-note': 'x'.repeat(bytes) } })).status;
  expect([await statusWith(15_000), await statusWith(17_000)]).toEqual([200, 431]);
  await close();
});

it.each<[string, string, string]>([
  ['a second host', 'Host: evil.example\r\n', '400'],
  ['the same host twice', 'HOST: shop\r\n', '400'],
  ['101 headers', Array.from({ length: 100 }, (_, at) => `X-${at}: a\r\n`).join(''), '431'],
  ['500 headers', Array.from({ length: 500 }, (_, at) => `X-${at}: a\r\n`).join(''), '431'],
  ['100 headers', Array.from({ length: 99 }, (_, at) => `X-${at}: a\r\n`).join(''), '200'],
])('a request with %s is answered by its status', async (_what, more, status) => {
  const port = await freePort();
  const site = new Hono().get('/', (c) => c.text('ok'));
  const { close } = await listen(site, readShopConfig({ PORT: `${port}`, HOST: '127.0.0.1' }));
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nHost: shop\r\n${more}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  await close();
  expect(String(answer).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
});

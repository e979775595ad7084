import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { listen } from './listen.ts';

const head = 'POST /api/slow HTTP/1.1\r\nHost: shop\r\n';

/** How long the shop listens to somebody who begins so and then says nothing more, in milliseconds. */
async function heardFor(port: number, words: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.resume();
  await once(socket, 'connect');
  const began = performance.now();
  socket.write(words);
  await once(socket, 'close');
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

it('a client that says its headers or its body too slowly is let go after five and fifteen seconds', async () => {
  const port = await freePort();
  const site = new Hono();
  site.post('/api/slow', async (c) => c.text(await c.req.text().catch(() => '')));
  const { close } = await listen(site, readConfig({ PORT: `${port}`, HOST: '127.0.0.1' }));
  const [headers, body] = await Promise.all([
    heardFor(port, head),
    heardFor(port, `${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`),
  ]);
  await close();
  expect(headers).toBeGreaterThan(4_900);
  expect(headers).toBeLessThan(12_000);
  expect(body).toBeGreaterThan(14_900);
  expect(body).toBeLessThan(25_000);
}, 40_000);

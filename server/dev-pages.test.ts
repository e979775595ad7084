import { pageContext } from '#app/context.ts';
import { loader } from '#app/pages/developer/ui.tsx';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { data, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from './config.ts';
import { silentLog } from '#platform/server/log.ts';
import { createSite } from './create-site.ts';

const { db } = await testDatabase();
const warnings: string[] = [];
const log = { ...silentLog, warn: (event: string) => void warnings.push(event) };

const build = {
  entry: {
    module: {
      default: ({ url }: Request, status: number, headers: Headers) => {
        headers.set('content-type', 'text/html');
        return new Response(`page of ${new URL(url).pathname}`, { status, headers });
      },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    missing: {
      id: 'missing',
      parentId: 'root',
      path: '*',
      module: { default: () => null, loader: () => data(null, { status: 404 }) },
    },
  },
  assets: { entry: { imports: [], module: '' }, url: '', version: '', routes: {} },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

function siteWith(settings: Record<string, string>) {
  return createSite({
    db,
    config: readShopConfig(settings),
    log,
    loadPages: () => Promise.resolve(build),
    isReady: () => Promise.resolve(true),
  });
}

type Client = {
  peer?: string;
  host?: string;
  headers?: Record<string, string>;
  path?: string;
  httpVersion?: string;
};

async function askRaw(site: ReturnType<typeof siteWith>, client: Client = {}, method = 'GET') {
  const { peer = '127.0.0.1', host = 'localhost:3000', headers = {}, path = '/dev/mail' } = client;
  const { httpVersion = '1.1' } = client;
  const incoming = { socket: { remoteAddress: peer }, headers: { host, ...headers }, httpVersion };
  return site.request(path, { method, headers: { host, ...headers } }, { incoming });
}

async function ask(site: ReturnType<typeof siteWith>, client: Client = {}) {
  const response = await askRaw(site, client);
  return { status: response.status, text: await response.text() };
}

describe('the developer pages of a demo shop', () => {
  const site = siteWith({});

  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1:3000'],
    ['::1', '[::1]:3000'],
    ['::1', 'LOCALHOST'],
  ])('open to %s, with the Host %s', async (peer, host) => {
    expect(await ask(site, { peer, host, path: '/dev/mail/previews' })).toMatchObject({ status: 200 });
    expect(await ask(site, { peer, host, path: '/dev/ui' })).toMatchObject({ text: 'page of /dev/ui' });
  });

  it('keep the emails from this machine without the key, and name the command', async () => {
    for (const path of ['/dev/mail', '/dev/mail/1', '/dev/mail/1/html', '/dev/mail/previewsx'])
      for (const method of ['GET', 'HEAD', 'POST']) {
        const response = await askRaw(site, { path }, method);
        expect(response.status, `${method} ${path}`).toBe(403);
        const text = await response.text();
        if (method !== 'HEAD') expect(text).toContain('npm run staff -- --mailbox');
      }
  });

  // §9 `/dev/*` answers only this machine by a local name, without a proxy, or the key, the mailbox the key alone, and only in a demo shop
  it.each<[string, Client]>([
    ['from another machine', { peer: '203.0.113.9' }],
    ['from the private network', { peer: '192.168.1.7' }],
    ['from another machine that calls itself this one', { peer: '203.0.113.9', host: '127.0.0.1' }],
    ['from a page whose name leads to this machine', { host: 'rebind.example:3000' }],
    ['by a name that only begins like this machine', { host: 'localhost.rebind.example' }],
    ['by the public address', { host: 'shop.example' }],
    ['without a Host', { host: '' }],
    ['through a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['with an invented X-Forwarded-For', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['with Forwarded', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['with X-Forwarded-Proto', { headers: { 'x-forwarded-proto': 'https' } }],
    ['with X-Real-IP', { headers: { 'x-real-ip': '203.0.113.9' } }],
    ['with CF-Connecting-IP', { headers: { 'cf-connecting-ip': '203.0.113.9' } }],
    ['with Via', { headers: { via: '1.1 proxy' } }],
  ])('are a missing page %s', async (_how, client) => {
    for (const path of ['/dev/mail', '/dev/mail/1/html', '/dev/mail/previews', '/dev/ui', '/dev/ui.data'])
      expect(await ask(site, { ...client, path })).toEqual({ status: 404, text: 'page of /dev' });
  });

  it('are missing for a stranger in other spellings of the path too', async () => {
    for (const path of [
      '/%64ev/mail',
      '/DEV/ui',
      '//dev/ui',
      '/./dev/mail',
      '/dev/../dev/mail',
      '/dev%2Fmail',
    ])
      expect((await ask(site, { peer: '203.0.113.9', path })).text, path).not.toMatch(/Mailbox|dev\/ui/i);
  });

  it("refuse a stranger's write too", async () => {
    const incoming = { socket: { remoteAddress: '203.0.113.9' }, headers: { host: 'localhost' } };
    const response = await site.request('/dev/mail', { method: 'POST' }, { incoming });
    expect(response.status).toBe(404);
  });

  it('name their setting in the log once a minute, and never on the page', async () => {
    warnings.length = 0;
    const fresh = siteWith({});
    for (const peer of ['192.168.1.7', '192.168.1.8', '192.168.1.9'])
      expect((await ask(fresh, { peer })).text).not.toContain('DEV_PAGES_FROM');
    expect(warnings).toEqual([expect.stringContaining('DEV_PAGES_FROM')]);
  });

  it('are closed to everyone without the key when the shop has a public name', async () => {
    const named = siteWith({ PUBLIC_URL: 'http://shop.example' });
    for (const path of ['/dev/mail', '/dev/mail/previews', '/dev/ui'])
      expect(await ask(named, { path })).toMatchObject({ status: 404 });
  });

  it('lack a mailbox once MAIL_URL is set', async () => {
    expect((await ask(siteWith({ MAIL_URL: 'smtp://127.0.0.1' }))).status).toBe(404);
  });
});

describe('the developer pages with DEV_PAGES_FROM=private', () => {
  const site = siteWith({ DEV_PAGES_FROM: 'private' });

  it.each([
    ['172.17.0.1', 'localhost:8080'],
    ['192.168.1.7', '192.168.1.5:3000'],
    ['::ffff:10.0.0.7', '127.0.0.1'],
    ['127.0.0.1', 'localhost'],
  ])('open to %s, with the Host %s, but for the emails', async (peer, host) => {
    expect(await ask(site, { peer, host, path: '/dev/mail/previews' })).toMatchObject({ status: 200 });
    expect(await ask(site, { peer, host })).toMatchObject({ status: 403 });
  });

  it.each<[string, Client]>([
    ['a public address', { peer: '203.0.113.9' }],
    ['a name that leads to a private address', { peer: '192.168.1.7', host: 'rebind.example' }],
    ['a proxy', { peer: '172.17.0.1', headers: { 'x-forwarded-for': '10.0.0.9' } }],
  ])('stay closed to %s', async (_how, client) => {
    expect(await ask(site, client)).toMatchObject({ status: 404 });
  });
});

it('a real shop has no developer pages, not even for its own machine', async () => {
  warnings.length = 0;
  const site = siteWith({ SHOP_DEMO: 'off', DEV_PAGES_FROM: 'private' });
  for (const path of ['/dev/mail', '/dev/mail/previews', '/dev/ui/', '//dev/ui', '/DEV/ui'])
    expect(await ask(site, { path })).toEqual({ status: 404, text: 'page of /dev' });
  expect(warnings).toEqual([]);
});

it('the look page of a real shop answers 404 by itself', () => {
  const statusIn = (SHOP_DEMO: boolean) => {
    const context = new Map([[pageContext, { config: { SHOP_DEMO } }]]);
    return (loader({ context } as never) as { init: ResponseInit }).init.status;
  };
  expect([statusIn(false), statusIn(true)]).toEqual([404, 200]);
});

describe('Strict-Transport-Security', () => {
  const sent = async (settings: Record<string, string>, path: string) =>
    (await siteWith(settings).request(path)).headers.get('strict-transport-security');

  // §9 HSTS with an https address
  it('comes with every response of a shop with an https address, also errors', async () => {
    for (const path of ['/healthz', '/api/nothing', '/nothing', '/%00', '/dev/mail'])
      expect(await sent({ PUBLIC_URL: 'https://shop.example' }, path), path).toBe(
        'max-age=31536000; includeSubDomains',
      );
  });

  it('is missing with an http address', async () => {
    expect(await sent({}, '/healthz')).toBeNull();
    expect(await sent({ PUBLIC_URL: 'http://shop.example' }, '/nothing')).toBeNull();
  });
});

describe('over a real connection', () => {
  let close: () => Promise<void>;
  let port = 0;
  beforeAll(async () => {
    const server = createServer(getRequestListener(siteWith({}).fetch));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    port = (server.address() as AddressInfo).port;
    close = async () => void server.close();
  });
  afterAll(() => close());

  async function over(path: string, headers: Record<string, string> = {}): Promise<string> {
    const sent = request({ port, path, host: '127.0.0.1', headers, agent: false }).end();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', resolve).on('error', reject);
    });
    return `${response.statusCode} ${await text(response)}`;
  }

  it('samples of emails open to this machine only, by its own Host and no proxy', async () => {
    expect(await over('/dev/mail')).toMatch(/^403 /);
    const samples = '/dev/mail/previews';
    expect(await over(samples)).toMatch(/^200 /);
    expect(await over(samples, { host: 'rebind.example' })).toBe('404 page of /dev');
    expect(await over(`http://localhost${samples}`, { host: 'rebind.example' })).toMatch(/^4/);
    expect(await over(samples, { 'X-Forwarded-For': '127.0.0.1' })).toBe('404 page of /dev');
  });
});

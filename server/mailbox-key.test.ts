// §9 `/dev/*` answers only this machine by a local name, without a proxy, or the key, the mailbox the key alone, and only in a demo shop
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { data } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { addDays, dayOf } from '#platform/india-time.ts';
import { silentLog } from '#platform/server/log.ts';
import { mailboxKey } from '#platform/server/secrets/mailbox-key.ts';
import { readShopConfig } from './config.ts';
import { createSite } from './create-site.ts';
import { buildOf } from './pages/testing.ts';

const { db } = await testDatabase();
const missing = { default: () => null, loader: () => data(null, { status: 404 }) };
const siteWith = (settings: Record<string, string>) =>
  createSite({
    db,
    config: readShopConfig(settings),
    log: silentLog,
    loadPages: () => Promise.resolve(buildOf({ '*': missing })),
    isReady: () => Promise.resolve(true),
  });
const site = siteWith({});

type Way = { peer?: string; host?: string; proxied?: boolean; httpVersion?: string };
const ways: [how: string, way: Way][] = [
  ['on this machine', {}],
  ['through a proxy', { proxied: true }],
  ['through a proxy of another machine', { peer: '10.0.0.5', host: 'demo.example', proxied: true }],
  ['through a proxy that adds nothing', { httpVersion: '1.0' }],
  ['from the private network', { peer: '192.168.1.7', host: '192.168.1.5:3000' }],
];

describe.each(ways)('the mailbox %s', (_how, way) => {
  const { peer = '127.0.0.1', host = 'localhost:3000', proxied, httpVersion = '1.1' } = way;
  const ask = (path: string, cookie = '', of = site) => {
    const headers = { host, cookie, ...(proxied && { 'x-forwarded-for': '203.0.113.9' }) };
    const incoming = { socket: { remoteAddress: peer }, headers, httpVersion };
    return of.request(path, { headers }, { incoming });
  };

  it('opens to the key, which then lies in a cookie', async () => {
    const taken = await ask(`/dev/mail?key=${mailboxKey()}`);
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/dev/mail']);
    const cookie = taken.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^mailbox_key=[\w-]+; Max-Age=86400; Path=\/dev; HttpOnly; SameSite=Strict/);
    for (const path of ['/dev/mail', '/dev/mail/previews'])
      expect((await ask(path, cookie.split(';')[0])).status).toBe(200);
  });

  it('stays closed to no key, a wrong key and one of last week', async () => {
    const old = mailboxKey(addDays(dayOf(new Date()), -7));
    for (const key of ['', '?key=', `?key=${mailboxKey().slice(1)}`, `?key=${old}`])
      for (const path of ['/dev/mail', '/dev/mail/1', '/dev/mail/1/html'])
        expect((await ask(`${path}${key}`)).status).toBe(
          'peer' in way || proxied || way.httpVersion ? 404 : 403,
        );
    for (const key of ['', old, mailboxKey().toUpperCase()])
      expect((await ask('/dev/mail', `mailbox_key=${key}`)).status).toBeGreaterThanOrEqual(403);
  });

  it('of a real shop opens to no key', async () => {
    const real = siteWith({ SHOP_DEMO: 'off', MAIL_URL: 'smtp://127.0.0.1' });
    expect((await ask(`/dev/mail?key=${mailboxKey()}`, '', real)).status).toBe(404);
    expect((await ask('/dev/mail', `mailbox_key=${mailboxKey()}`, real)).status).toBe(404);
  });
});

describe('a plain TCP forwarder, which adds and changes nothing', () => {
  const shop = createServer(getRequestListener(site.fetch));
  const forwarder = createTcpServer((client) => {
    client.pipe(connect((shop.address() as AddressInfo).port, '127.0.0.1')).pipe(client);
  });
  const listening = (server: Server) =>
    new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  beforeAll(() => Promise.all([listening(shop), listening(forwarder)]));
  afterAll(() => void [shop, forwarder].map((server) => server.close()));

  async function over(path: string, host = 'localhost'): Promise<string> {
    const client = connect((forwarder.address() as AddressInfo).port, '127.0.0.1');
    client.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    return text(client);
  }

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '[::1]', '127.1'])(
    'reaches no email with the Host %s',
    async (host) => {
      for (const path of ['/dev/mail', '//dev/mail', '/%64ev/mail', '/dev/mail/previews/../1', '/dev/./mail'])
        expect(await over(path, host), path).toMatch(/^HTTP\/1.1 (?:403|404|400|30\d)/);
    },
  );

  it('reaches the samples of emails, which are no secret', async () => {
    expect(await over('/dev/mail/previews')).toMatch(/^HTTP\/1.1 200/);
  });
});

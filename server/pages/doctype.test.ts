import { createElement, lazy } from 'react';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { testDatabase } from '#database/test-database.ts';
import { mailboxKey } from '#platform/server/secrets/mailbox-key.ts';
import { mailboxMessages } from '#platform/server/tables.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { buildOf } from './testing.ts';

const { db } = await testDatabase();
await makeProduct(db, { slug: 'tulsi-tea' });
const late = lazy(() => Promise.resolve({ default: () => createElement('h1', null, 'Late code') }));
const broken = () => {
  throw new Error('a page that fails');
};
const pages: Record<string, object> = {
  'late-code': { default: () => createElement(late) },
  broken: { default: broken },
  'broken-read': { default: () => null, loader: broken },
};
for (const { path = '', file } of leaves(routes))
  pages[path] = (await import(new URL(`../../app/${file}`, import.meta.url).href)) as object;

const site = createSite({
  db,
  config: readShopConfig({ RATE_LIMITS: 'off' }),
  log: silentLog,
  loadPages: () => Promise.resolve(buildOf(pages)),
  isReady: () => Promise.resolve(true),
});
const headers = { host: 'localhost:3000', cookie: `mailbox_key=${mailboxKey()}` };
const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers } as unknown as IncomingMessage;
const ask = (path: string) => site.request(path, { headers }, { incoming });

const [mail] = await db
  .insert(mailboxMessages)
  .values({ recipient: 'meera@example.in', subject: 'Hello', html: '<p>Hello</p>', plainText: 'Hello' })
  .returning();

const ofRoutes = Object.keys(pages).map((path) => `/${path.replace(/:\w+|\*/g, 'none')}`);
const others = [
  '/product/tulsi-tea',
  '/blog/hair-health',
  '/learn-ayurveda/diet/kitchari',
  '/policies/privacy',
  '/search?q=tulsi',
  '/admin',
  '/admin/orders/AR-1',
  '/no-such-page',
  '/api/docs',
  '/dev/mail',
  `/dev/mail/${mail!.id}`,
  '/dev/mail/previews',
  '/dev/mail/previews/order-placed/none',
];

it.each([...ofRoutes, ...others])(
  '%s begins with a doctype, also when it comes from memory',
  async (path) => {
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await ask(path);
      const text = await response.text();
      if (!response.headers.get('content-type')?.startsWith('text/html')) {
        expect([response.status, text.slice(0, 1)]).not.toEqual([200, '<']);
        continue;
      }
      expect(text.slice(0, 15).toLowerCase()).toBe('<!doctype html>');
      expect(text.match(/<!doctype/gi)).toHaveLength(1);
    }
  },
);

it('a page whose code comes late and a page that fails are pages too', async () => {
  const all = await Promise.all(
    ['/late-code', '/broken', '/broken-read'].map(async (path) => (await ask(path)).text()),
  );
  expect(all[0]).toContain('Late code');
  for (const text of all.slice(1)) expect(text).toContain('Something went wrong');
});

function leaves(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]));
}

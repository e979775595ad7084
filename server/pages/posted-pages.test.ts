import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as newsletterLink from '#app/pages/content/newsletter-link.tsx';
import * as track from '#app/pages/orders/track.tsx';
import { silentLog } from '#platform/server/log.ts';
import { newsletterSubscribers } from '#shop/newsletter/server/tables.ts';
import { linkToken } from '#shop/newsletter/server/links.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { buildOf } from './testing.ts';

const { db } = await testDatabase();
const pages = { 'newsletter/:act': newsletterLink, 'track/:token': track };
const site = createSite({
  db,
  config: readShopConfig({ RATE_LIMITS: 'off' }),
  log: silentLog,
  loadPages: () => Promise.resolve(buildOf(pages)),
  isReady: () => Promise.resolve(true),
});

async function post(path: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const response = await site.request(path, { method: 'POST', headers, body: '' });
  const html = (await response.text()).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  return { html, response };
}

it('a form unsubscribes without JavaScript, and its page is kept nowhere', async () => {
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({ email: 'posted@reader.example', confirmedAt: new Date() })
    .returning();
  const { html, response } = await post(
    `/newsletter/unsubscribe?token=${linkToken('newsletter-unsubscribe', row!)}`,
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(html).toContain('You are off the list');
  const [after] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, row!.id));
  expect(after!.unsubscribedAt).not.toBeNull();
  const shown = await (await site.request('/newsletter/unsubscribe')).text();
  expect(shown).toContain('Unsubscribe</span>');
  expect(shown).not.toContain('You are off the list');
});

it('a form with a wrong or foreign link says so', async () => {
  const { html } = await post('/newsletter/unsubscribe?token=none');
  expect(html).not.toContain('One moment');
  expect(html).not.toContain('You are off the list');
  expect((await post('/track/none')).html).toContain('This link has ended');
  expect((await post('/track/none?x=<script>alert(1)</script>')).html).not.toContain('alert(1)');
});

it('a form of another site changes nothing', async () => {
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({ email: 'foreign@reader.example', confirmedAt: new Date() })
    .returning();
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const path = `/newsletter/unsubscribe?token=${linkToken('newsletter-unsubscribe', row!)}`;
  const response = await site.request(path, { method: 'POST', headers });
  expect(await response.text()).not.toContain('You are off the list');
  const [after] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, row!.id));
  expect(after!.unsubscribedAt).toBeNull();
});

it('every page says what is missing without JavaScript', async () => {
  const html = await (await site.request('/track/none')).text();
  expect(html).toContain('<noscript>');
  expect(html).toContain('JavaScript is off.');
  expect(html).toContain('A part of this page did not load.');
});

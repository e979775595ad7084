import { expect, it, onTestFinished, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '../config.ts';
import { silentLog } from '#platform/server/log.ts';
import { previewPath } from '#shop/content/server/preview-link.ts';
import { createSite } from '../create-site.ts';
import { limitDrawnPages } from './limit-drawn-pages.ts';

const { db } = await testDatabase();

function askFrom(env: Record<string, string>) {
  const loadPages = () => Promise.reject(new Error('no build here'));
  const config = readShopConfig({ TRUSTED_PROXY: 'on', ...env });
  const isReady = () => Promise.resolve(true);
  const site = createSite({ db, config, log: silentLog, loadPages, isReady });
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  return (path: string, network = '203.0.113.9', method = 'GET') =>
    site.request(path, { method, headers: { 'x-forwarded-for': network } }, { incoming });
}

it('search pages have a limit per network', async () => {
  // The limit counts by this clock, and its window is over after a minute.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const ask = askFrom({});
  for (let n = 0; n < 6_000; n += 1) await ask(n % 2 ? `/search?q=${n}` : `/search.data?q=${n}`);
  const refused = await ask('/search?q=more');
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds\.$/),
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('/search?q=more', '198.51.100.7')).status).not.toBe(429);
  expect((await ask('/hair')).status).not.toBe(429);
});

it.each([
  ['the preview of a page', () => previewPath(1, new Date()), 'GET', 120],
  ['the preview of a newsletter', () => '/newsletter-preview/1', 'GET', 120],
  ['a page with the answer to a form', () => '/newsletter/confirm', 'POST', 300],
  ['the page of an order with the answer to a form', () => '/track/none', 'POST', 300],
])('%s has a limit per network', async (_, pathOf, method, limit) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const ask = askFrom({});
  for (let n = 0; n < limit; n += 1)
    expect((await ask(pathOf(), '203.0.113.9', method)).status).not.toBe(429);
  expect((await ask(pathOf(), '203.0.113.9', method)).status).toBe(429);
  expect((await ask(pathOf(), '198.51.100.7', method)).status).not.toBe(429);
  expect((await ask('/api/cart', '203.0.113.9', method)).status).not.toBe(429);
});

it('previews are drawn one after another', async () => {
  const limited = limitDrawnPages({ db, config: readShopConfig({ RATE_LIMITS: 'off' }) }, 'previews');
  let [drawing, most] = [0, 0];
  const draw = () =>
    limited({} as never, async () => {
      drawing += 1;
      most = Math.max(most, drawing);
      await new Promise((resolve) => setTimeout(resolve, 2));
      drawing -= 1;
    });
  const ended = await Promise.allSettled(Array.from({ length: 60 }, draw));
  expect(most).toBe(1);
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(19);
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '../config.ts';
import { silentLog } from '#platform/server/log.ts';
import { createSite } from '../create-site.ts';

const { db } = await testDatabase();

function askFrom(env: Record<string, string>) {
  const loadPages = () => Promise.reject(new Error('no build here'));
  const config = readShopConfig({ TRUSTED_PROXY: 'on', ...env });
  const isReady = () => Promise.resolve(true);
  const site = createSite({ db, config, log: silentLog, loadPages, isReady });
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  return (path: string, network = '203.0.113.9') =>
    site.request(path, { headers: { 'x-forwarded-for': network } }, { incoming });
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

import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { readShopConfig } from '../config.ts';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { fakeChanges } from '#platform/server/cache/testing.ts';
import { createPageCache } from './page-cache.ts';

const megabyte = 1024 * 1024;
/** `PAGE_CACHE_MB=64` fills the cache of a shop. response-cache.test.ts holds its size. */
const limit = Number(process.env.PAGE_CACHE_MB ?? 16) * megabyte;
const changes = fakeChanges();
const config = readShopConfig({});
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

it('the page cache holds its megabytes, and drops rarely used and old pages', async () => {
  let rendered: string[] = [];
  const cached = createPageCache(
    async ({ url }) => {
      rendered.push(url.slice(-2));
      return new Response(randomBytes((limit * 3) / 64).toString('base64'), {
        headers: { 'content-type': 'text/html' },
      });
    },
    { pageUrl: async (asked) => ({ url: asked }), config, cache: createResponseCache(changes, limit) },
  );
  const ask = async (name: string) => {
    const answer = await cached(
      new Request(`http://localhost/${name}`, { headers: { 'accept-encoding': 'gzip' } }),
    );
    await answer.body?.cancel();
  };
  const before = heldBytes();
  const names = Array.from({ length: 12 }, (_, at) => `p${at.toString(16)}`);
  for (const name of names) {
    await ask('p0');
    await ask(name);
  }
  expect(rendered).toEqual(names);
  const inTheMaking = limit / 8;
  // Response bodies are released a moment after the last response.
  await vi.waitFor(() => expect(heldBytes() - before).toBeLessThanOrEqual(limit + inTheMaking), {
    timeout: 60_000,
    interval: 200,
  });
  expect(heldBytes() - before).toBeGreaterThan((limit * 40) / 64);
  rendered = [];
  for (const name of ['p0', 'pb', 'p1']) await ask(name);
  expect(rendered).toEqual(['p1']);
  changes.report();
  await vi.waitFor(() => expect(heldBytes() - before).toBeLessThan(megabyte), {
    timeout: 60_000,
    interval: 200,
  });
});

import { setImmediate as immediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { keepBody } from './kept-response.ts';
import { createResponseCache } from './response-cache.ts';
import { fakeChanges } from './testing.ts';

const text = (body: string, headers = {}) => keepBody(body, { status: 200, headers });

/** The cache keeps a response in the same turn of the event loop. */
const settle = () => immediate();

function openCache() {
  const changes = fakeChanges();
  const cache = createResponseCache(changes);
  let made = 0;
  const ask = (key: string, topic?: string, body = 'shown') =>
    cache.answer({ key, topic }, () => {
      made += 1;
      return text(body);
    });
  return { changes, cache, ask, settle, count: () => made };
}

it('keeps a response until a change, and makes it once after it', async () => {
  const { changes, ask, settle, count } = openCache();
  await settle();
  for (let n = 0; n < 3; n += 1) await ask('/').then(settle);
  expect(count()).toBe(1);
  changes.report();
  await Promise.all(Array.from({ length: 50 }, () => ask('/')));
  expect(count()).toBe(2);
});

it('forgets for the stock of a product only the responses that name it', async () => {
  const { changes, cache, ask, settle } = openCache();
  await settle();
  await Promise.all([
    ask('/product/7', '7'),
    ask('/product/tulsi', 'tulsi'),
    ask('/product/8', '8'),
    ask('/'),
  ]);
  await settle();
  changes.report('7', 'tulsi');
  const kept = ['/product/7', '/product/tulsi', '/product/8', '/'].filter((key) => cache.find(key));
  expect(kept).toEqual(['/product/8', '/']);
});

it('never keeps a response whose data changed while it was made', async () => {
  const { changes, cache, settle } = openCache();
  await settle();
  const finish = Promise.withResolvers<void>();
  const first = cache.answer({ key: '/' }, () => finish.promise.then(() => text('half old, half new')));
  changes.report();
  const second = cache.answer({ key: '/' }, () => text('new'));
  finish.resolve();
  expect(await first).not.toBe(await second);
  await settle();
  expect(cache.find('/')).toBe(await second);
});

it('finds a change that was committed while a response was made before it keeps it', async () => {
  const { changes, cache, settle } = openCache();
  await settle();
  vi.spyOn(changes, 'look').mockImplementation(async () => changes.report());
  await cache.answer({ key: '/' }, () => text('old'));
  await settle();
  expect(cache.find('/')).toBeUndefined();
});

it('sends nothing kept while it cannot know the changes', async () => {
  const { changes, cache, ask, settle, count } = openCache();
  await settle();
  await ask('/').then(settle);
  changes.isKnown = false;
  vi.spyOn(changes, 'look').mockRejectedValue(new Error('the database is down'));
  expect(cache.find('/')).toBeUndefined();
  await ask('/');
  expect(count()).toBe(2);
});

it('keeps neither an error nor a response that forbids it', async () => {
  const { cache, settle } = openCache();
  await settle();
  await cache.answer({ key: '/a' }, () => keepBody('missing', { status: 404, headers: {} }));
  await cache.answer({ key: '/b' }, () => text('private', { 'cache-control': 'no-store' }));
  await settle();
  expect([cache.find('/a'), cache.find('/b')]).toEqual([undefined, undefined]);
});

it('holds 64 MB, and drops what was used least recently', async () => {
  const { changes, cache, settle } = openCache();
  const megabyte = 1024 * 1024;
  const response = { status: 200, headers: {}, hash: 'x', length: megabyte, hits: 0 };
  await settle();
  for (let n = 0; n < 40; n += 1) {
    await cache.answer({ key: `/${n}` }, async () => ({ ...response, br: new Uint8Array(megabyte) }));
    await settle();
  }
  expect(cache.heldBytes()).toBeLessThanOrEqual(64 * megabyte);
  expect(cache.heldBytes()).toBeGreaterThan(61 * megabyte);
  expect([cache.find('/0'), cache.find('/39')?.status]).toEqual([undefined, 200]);
  changes.report();
  expect(cache.heldBytes()).toBe(0);
});

it('counts four kilobytes at least, so that tiny responses cannot fill the memory', async () => {
  const { cache, ask, settle } = openCache();
  await settle();
  for (let n = 0; n < 10; n += 1) await ask(`/api/search?q=${n}`, undefined, '[]');
  await settle();
  expect(cache.heldBytes()).toBeGreaterThan(10 * 4_096);
});

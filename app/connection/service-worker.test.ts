import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { expect, it } from 'vitest';

const code = readFileSync(join(import.meta.dirname, '../../public/service-worker.js'), 'utf8');
const origin = 'https://aranya.example';
const signed = '12.abc.Q2hhcmFjdGVycy1vZi1hLXNpZ25hdHVyZS0xMjM0NTY3ODk';

/** Runs the service worker with caches in memory. Every request succeeds. */
function openWorker() {
  const stored = new Map<string, Map<string, Response>>();
  const heard: Record<string, (event: object) => void> = {};
  const addressOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);
  const caches = {
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return {
        put: async (request: Request, answer: Response) => void entries.set(addressOf(request), answer),
        match: async (request: Request) => entries.get(addressOf(request)),
        keys: async () => [...entries.keys()].map((url) => new Request(url)),
        delete: async (request: Request) => entries.delete(addressOf(request)),
      };
    },
    match: async (request: Request) =>
      [...stored.values()].map((entries) => entries.get(addressOf(request))).find(Boolean),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  const self = {
    location: { origin },
    addEventListener: (name: string, on: never) => void (heard[name] = on),
  };
  const fetch = async () => new Response('a page', { headers: { 'content-type': 'text/html' } });
  new Script(code).runInContext(createContext({ self, caches, fetch, URL, Request, Response }));
  const send = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    const wait = (work: Promise<unknown>) => void waits.push(work);
    heard[name]!({ ...event, waitUntil: wait, respondWith: wait });
    for (const work of waits) await work;
  };
  return {
    visit: (path: string) =>
      send('fetch', {
        request: { url: origin + path, method: 'GET', mode: 'navigate', headers: new Headers() },
      }),
    report: (data: object) => send('message', { data }),
    kept: () =>
      Array.from(stored.values(), (entries) =>
        Array.from(entries.keys(), (url) => url.slice(origin.length)),
      ).flat(),
  };
}

it.each([
  `/track/${signed}`,
  `/invoice/${signed}`,
  `/review/${signed}`,
  `/refill?token=${signed}`,
  `/order-link?link=${signed}`,
  `/login/browser?key=${signed}`,
  `/newsletter/unsubscribe?t=${signed}`,
  `/a-page-of-tomorrow?x=${signed}`,
  `/products/${signed}`,
])('the service worker keeps no page at %s', async (path) => {
  const worker = openWorker();
  await worker.visit(path);
  await worker.report({ page: path, files: [origin + path] });
  expect(worker.kept()).toEqual([]);
});

it.each([
  '/product/57/cold-pressed-bhringraj-hair-oil-with-amla-and-brahmi-200-ml',
  '/search?q=amla&page=2',
  '/',
])('the service worker keeps the page at %s', async (path) => {
  const worker = openWorker();
  await worker.visit(path);
  expect(worker.kept()).toEqual([path]);
});

it('the service worker forgets pages and answers at a logout', async () => {
  const worker = openWorker();
  await worker.report({ page: '/orders', files: [`${origin}/api/products`, `${origin}/assets/a-1.js`] });
  expect(worker.kept()).toHaveLength(3);
  await worker.report({ clear: true });
  expect(worker.kept()).toEqual(['/assets/a-1.js']);
});

import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ownChangeAt } from '#api/middleware/own-change.ts';
import type { PageConfig } from '#app/context.ts';
import { type FinishedPage, finishPage, respondWith, sizeOf } from './finished-page.ts';

const freshMs = 2_000;
const maxBytes = 64 * 1024 * 1024;

type Render = (request: Request, nonce: string) => Promise<Response>;

/** `beganAt` limits the age of the data in a rendering. */
type Rendering = { beganAt: number; page: Promise<FinishedPage | Response> };

/**
 * Keeps finished pages for two seconds from the start of their rendering, at most 64 MB. A page depends on its address alone,
 * without the client's headers, and finishes when that client leaves. A customer who has just changed something gets a page
 * whose rendering began after the change.
 */
export function createPageCache(
  render: Render,
  { pageUrl, config }: { pageUrl: (asked: URL) => Promise<URL>; config: PageConfig },
) {
  const running = new Map<string, Rendering>();
  const kept = new LRUCache<string, { beganAt: number; page: FinishedPage }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => sizeOf(page) + key.length * 2,
    ttl: freshMs,
    ttlAutopurge: true,
    perf: Date,
  });

  function begin(key: string, url: URL): Rendering {
    const nonce = randomBytes(16).toString('base64url');
    const rendered = render(new Request(url), nonce);
    const rendering = {
      beganAt: Date.now(),
      page: rendered.then((response) => finishPage(response, nonce, config)),
    };
    running.set(key, rendering);
    void rendering.page
      .then((page) => keep(key, page, rendering.beganAt))
      .catch(() => {})
      .finally(() => running.get(key) === rendering && running.delete(key));
    return rendering;
  }

  /** A later rendering may have taken its place. */
  function keep(key: string, page: FinishedPage | Response, beganAt: number): void {
    const isFresh = beganAt + freshMs > Date.now() && beganAt >= (kept.peek(key)?.beganAt ?? 0);
    if (isFresh && !(page instanceof Response) && page.status === 200)
      kept.set(key, { beganAt, page }, { start: beganAt });
  }

  return async function answer(request: Request): Promise<Response> {
    const url = await pageUrl(new URL(request.url));
    const key = url.pathname + url.search;
    const olderThan = Math.max(Date.now() - freshMs, ownChangeAt(request));
    const known = [running.get(key), kept.get(key)].find((one) => one && one.beganAt > olderThan);
    const shared = await (known ?? begin(key, url)).page;
    const page = known && setsCookie(shared) ? await begin(key, url).page : shared;
    return page instanceof Response ? page.clone() : respondWith(page, request);
  };
}

function setsCookie(page: FinishedPage | Response): boolean {
  return page instanceof Response && page.headers.has('set-cookie');
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hasJustChanged } from '#api/door/own-change.ts';
import { busySeconds } from '#platform/server/commit-unknown.ts';
import type { Config } from '#platform/server/config.ts';
import { contentSecurityPolicy } from './security.ts';

const freshMs = 2_000;
const maxPages = 2_000;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Page = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>;
};

/** A page, finished or still being made, and when that began: its facts may be as old as that. */
type Kept = { page: Promise<Page | Response>; beganAt: number };

/** Query parameters a page may depend on; others do not make another page. */
const queryOfPages = [
  'q',
  'sort',
  'cursor',
  'page',
  'minPrice',
  'maxPrice',
  'rating',
  'inStock',
  'form',
  'concern',
  'category',
  'order',
];

/**
 * Keeps finished pages in memory, compressed, for two seconds from the beginning of their rendering: long enough that a page
 * asked for a thousand times a second is rendered once, short enough that nobody has to say when the catalogue changed.
 * Only who changed something themselves just now is not shown what was before.
 */
export function createPageCache(render: (request: Request) => Promise<Response>, config: Config) {
  const pages = new Map<string, Kept>();

  return async function answer(request: Request): Promise<Response> {
    const key = pageKey(new URL(request.url));
    const known = hasJustChanged(request) ? undefined : pages.get(key);
    const isFresh = known && known.beganAt + freshMs > Date.now();
    const shared = isFresh ? await known.page : undefined;
    const page = shared && !isForOne(shared) ? shared : await renderInto(pages, key, render(request), config);
    return page instanceof Response ? page.clone() : respond(request, page);
  };
}

/** What gives somebody a cookie is not shared with who asks at the same moment. */
function isForOne(page: Page | Response): boolean {
  return page instanceof Response && page.headers.has('set-cookie');
}

/** Renders a page and keeps it, if it is a whole one and no later rendering has taken its place. */
async function renderInto(
  pages: Map<string, Kept>,
  key: string,
  rendering: Promise<Response>,
  config: Config,
): Promise<Page | Response> {
  const kept = { page: rendering.then((response) => finish(response, config)), beganAt: Date.now() };
  if (pages.size >= maxPages) pages.delete(pages.keys().next().value as string);
  pages.set(key, kept);
  const page = await kept.page.catch(() => undefined);
  const isWhole = page && !(page instanceof Response) && page.status === 200;
  if (!isWhole && pages.get(key) === kept) pages.delete(key);
  return kept.page;
}

async function finish(response: Response, config: Config): Promise<Page | Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html') || response.headers.has('set-cookie'))
    return response;
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, zipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(identity),
  ]);
  return {
    status: response.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(identity.toString('utf8'), config),
      'cache-control': response.headers.get('cache-control') ?? mayBeKept(response.status),
      vary: 'Accept-Encoding',
      ...(response.status === 503 ? { 'retry-after': String(busySeconds) } : {}),
    },
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    body: { br: new Uint8Array(br), gzip: new Uint8Array(zipped), identity: new Uint8Array(identity) },
  };
}

/** A page that failed is nobody's to keep. */
function mayBeKept(status: number): string {
  return status >= 500 ? 'no-store' : 'public, max-age=0, s-maxage=2, stale-while-revalidate=60';
}

function respond(request: Request, page: Page): Response {
  const headers = { ...page.headers, etag: page.etag };
  if (page.status === 200 && request.headers.get('if-none-match')?.includes(page.etag))
    return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  const body = page.body[encoding ?? 'identity'];
  return new Response(request.method === 'HEAD' ? null : body, {
    status: page.status,
    headers: {
      ...headers,
      'content-length': String(body.byteLength),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
}

function pageKey(url: URL): string {
  const query = queryOfPages.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value]));
  return `${url.pathname}?${new URLSearchParams(query)}`;
}

import type { Context } from 'hono';
import { ownChangeAt } from '#api/middleware/own-change.ts';
import type { Endpoint } from '#platform/endpoint.ts';
import { keepBody, respondWith } from '#platform/server/cache/kept-response.ts';
import { publicCaching } from '#platform/server/cache/public-caching.ts';
import type { CacheableResponse, ResponseCache } from '#platform/server/cache/response-cache.ts';
import type { ReadReplica } from '#platform/server/cache/read-replica.ts';
import { topicOf } from '#platform/server/cache/topic.ts';

import { orOnPrimary } from './or-on-primary.ts';

type Call = (request: Request, env: object) => Response | Promise<Response>;
type Options = { cache: ResponseCache; readReplica?: ReadReplica | undefined };
type CachedEndpoint = { endpoint: Pick<Endpoint, 'kept' | 'query'>; path: RegExp };

/** The description of the API, which only a new release changes. */
const documents: CachedEndpoint[] = [/^\/api\/openapi\.json$/, /^\/api\/docs$/].map((path) => ({
  endpoint: {},
  path,
}));

/**
 * Answers public JSON reads from the cache. The key is the path and the query parameters that the endpoint declares; the
 * endpoint gets no others. Only a 200 is kept or shared: limits and failures belong to the client that meets them. A response
 * that may not be kept, since each request counts, is compressed and has an ETag too if it is the same for everyone.
 */
export function cacheEndpoints(endpoints: Endpoint[], call: Call, { cache, readReplica }: Options) {
  const read = orOnPrimary(call, readReplica);
  const withPath = (endpoint: Endpoint) => ({ endpoint, path: patternOf(endpoint) });
  const kept = [...documents, ...endpoints.filter(isKept).map(withPath)];
  const counted = endpoints.filter(isCounted).map(withPath);

  return async (c: Context): Promise<Response> => {
    const request = c.req.raw;
    const env = (c.env ?? {}) as object;
    const url = new URL(request.url);
    const found = request.method === 'GET' ? find(kept, url.pathname) : undefined;
    if (!found) {
      const isPublic = request.method === 'GET' && find(counted, url.pathname);
      const made = await call(request, env);
      return isPublic ? send(await finish(made), request) : made;
    }
    const { endpoint, params } = found;
    url.search = declaredQuery(endpoint, url.searchParams);
    const topic = topicOf(endpoint.kept?.productParam && params[endpoint.kept.productParam]);
    const asked = {
      key: url.pathname + url.search,
      topic,
      after: ownChangeAt(request),
      mayShare: isKeptResponse,
    };
    const make = async () => finish(await read(new Request(url, { headers: request.headers }), env));
    return send(await cache.answer(asked, make), request);
  };
}

function send(made: CacheableResponse, request: Request): Response | Promise<Response> {
  return made instanceof Response ? made : respondWith(made, request);
}

function isCounted({ isSameForAll, method, who }: Endpoint): boolean {
  return isSameForAll === true && method === 'GET' && who === 'anyone';
}

function isKept({ kept, method, who }: Endpoint): boolean {
  return kept !== undefined && method === 'GET' && who === 'anyone';
}

function isKeptResponse(made: CacheableResponse): boolean {
  return !(made instanceof Response);
}

export function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

/** The first endpoint wins, as in the router. */
function find(kept: CachedEndpoint[], pathname: string) {
  for (const { endpoint, path } of kept) {
    const match = path.exec(pathname);
    if (match) return { endpoint, params: decoded(match.groups ?? {}) };
  }
  return undefined;
}

function decoded(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value)]));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** In the order of the contract, the first value of each, so that one read has one key. */
function declaredQuery({ query }: CachedEndpoint['endpoint'], given: URLSearchParams): string {
  const names = Object.keys(query?.shape ?? {}).filter((name) => given.has(name));
  return new URLSearchParams(names.map((name) => [name, given.get(name) ?? ''])).toString();
}

async function finish(response: Response): Promise<CacheableResponse> {
  const isText = /^(application\/json|text\/html)/.test(response.headers.get('content-type') ?? '');
  if (response.status !== 200 || !isText || response.headers.has('set-cookie')) return response;
  const travels = [...response.headers].filter(([name]) =>
    /^(content-type|content-security-policy|link|x-total.*|x-release)$/.test(name),
  );
  const headers = { ...Object.fromEntries(travels), 'cache-control': publicCaching };
  return keepBody(await response.text(), { status: 200, headers });
}

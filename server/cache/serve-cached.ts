import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor, etagIn, type KeptResponse } from '#platform/server/cache/kept-response.ts';
import { namesTag } from '#platform/server/conditional/preconditions.ts';
import type { ResponseCache } from '#platform/server/cache/response-cache.ts';
import { policyWithoutPage } from '../security.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Ready = { of: unknown; etag: string; headers: string[]; unchanged: string[] };

/**
 * Answers a kept response in front of the framework, when the address is written as the cache keys it and the response is held
 * in the encoding that the client accepts. Everything else goes on to the framework.
 */
export function serveCached(cache: ResponseCache, security: Record<string, string>): Handler {
  const ready = new WeakMap<KeptResponse, Ready>();

  /** Header lists are made once for each body. */
  function readyHeaders(kept: KeptResponse, encoding: 'br' | 'gzip', body: Uint8Array): Ready {
    const known = ready.get(kept);
    if (known?.of === body) return known;
    const etag = etagIn(kept, encoding);
    const policy = policyWithoutPage(kept.headers['content-type']);
    const isBare = policy !== null && kept.headers['content-security-policy'] === undefined;
    const common = Object.entries(security).filter(([name]) => kept.headers[name] === undefined);
    const unchanged = [
      ...common.flat(),
      ...(isBare ? ['content-security-policy', policy] : []),
      ...Object.entries(kept.headers).flat(),
      'etag',
      etag,
    ];
    const length = ['content-length', String(body.byteLength), 'content-encoding', encoding];
    const made = { of: body, etag, headers: [...unchanged, ...length], unchanged };
    ready.set(kept, made);
    return made;
  }

  return (request, response, next) => {
    const { method, url = '', headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    // A customer who has just changed something may need a newer response.
    if (!isRead || headers.cookie?.includes('changed=')) return next();
    if (headers['if-match'] ?? headers['if-unmodified-since']) return next();
    const kept = cache.find(url);
    const encoding = kept ? encodingFor(headers['accept-encoding'] ?? '') : 'identity';
    const body = encoding === 'identity' ? undefined : kept?.[encoding];
    if (!kept || encoding === 'identity' || !body) return next();
    const lists = readyHeaders(kept, encoding, body);
    const ifNoneMatch = headers['if-none-match'];
    if (ifNoneMatch !== undefined && kept.status === 200 && namesTag(ifNoneMatch, lists.etag)) {
      response.writeHead(304, lists.unchanged);
      response.end();
      return undefined;
    }
    response.writeHead(kept.status, lists.headers);
    response.end(method === 'HEAD' ? undefined : body);
    return undefined;
  };
}

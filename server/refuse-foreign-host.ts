import type { Config } from '#platform/server/config.ts';
import { isHostWithin } from './dev-pages.ts';
import type { Handler } from './listen.ts';

/** Monitors and load balancers ask for these by an address. */
const anyHost = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Refuses (421) a request for another host than those of `PUBLIC_URL` and `MORE_HOSTS`, so that no foreign name shows the shop or
 * reads it as its own. Answers this machine's own names. A demo and a shop without https answer every host. Null when nothing is
 * refused.
 */
export function refuseForeignHost({ PUBLIC_URL, MORE_HOSTS, SHOP_DEMO }: Config): Handler | undefined {
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (SHOP_DEMO || protocol !== 'https:') return undefined;
  const allowed = new Set([hostname, ...MORE_HOSTS]);
  const isAllowed = (host: string) => allowed.has(nameOf(host)) || isHostWithin(['loopback'], host);
  return (request, response, next) => {
    const { url = '', headers } = request;
    const path = url.split('?', 1)[0]!;
    const isOurs = isAllowed(headers.host ?? '') && (url.startsWith('/') || url === '*');
    if (isOurs || anyHost.has(path)) return next();
    response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end('This shop has another address.');
    return undefined;
  };
}

/** A host in lower case, without port and the dot of a full name. */
function nameOf(host: string): string {
  return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname.replace(/\.$/, '') : '';
}

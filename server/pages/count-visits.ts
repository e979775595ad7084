import type { IncomingMessage } from 'node:http';
import type { Config } from '#platform/server/config.ts';
import { visitsOf } from '#shop/visits/visit.ts';
import type { VisitCounter } from '#shop/visits/server/count-visits.ts';
import type { Handler } from '../listen.ts';

/**
 * Counts the pages that a process has answered, kept ones too, after the answer and in memory. It reads no cookie and no address of a
 * network, and stores nothing of the request but the page and where it came from.
 */
export function countVisits({ add }: Pick<VisitCounter, 'add'>, config: Config): Handler {
  const ownHosts = [new URL(config.PUBLIC_URL).hostname, ...config.MORE_HOSTS];
  return (request, response, next) => {
    if (!mayCount(request.url ?? '/')) return next();
    response.once('finish', () => {
      add(
        visitsOf({
          method: request.method ?? '',
          url: request.url ?? '/',
          status: response.statusCode,
          userAgent: request.headers['user-agent'] ?? '',
          referer: request.headers.referer ?? '',
          isPrefetch: isPrefetch(request),
          ownHosts,
        }),
      );
    });
    next();
  };
}

/** Most requests are for data, code and pictures, and cost nothing here. */
function mayCount(url: string): boolean {
  if (url.startsWith('/api/')) return url.startsWith('/api/cart/add');
  return !url.startsWith('/assets/');
}

function isPrefetch({ headers }: IncomingMessage): boolean {
  return [headers['sec-purpose'], headers['purpose']].some((purpose) => String(purpose).includes('prefetch'));
}

import type { ServerResponse } from 'node:http';
import type { Handler } from '../listen.ts';
import { requestSeconds, requestsServed } from '#platform/server/metrics.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The client left before the response was complete. */
const clientLeft = 499;

export function measureRequests(patternOf: (path: string) => string): Handler {
  return (request, response, next) => {
    const began = performance.now();
    response.once('close', () => {
      const { method, url = '' } = request;
      const labels = {
        method: knownMethod(method),
        route: patternOf(url.split(/[?#]/, 1)[0] ?? ''),
        status: statusOf(response),
      };
      requestsServed.inc(labels);
      requestSeconds.observe({ route: labels.route }, (performance.now() - began) / 1000);
    });
    next();
  };
}

/** Invented methods count together. */
export function knownMethod(method = ''): string {
  return methods.has(method) ? method : 'other';
}

export function statusOf(response: ServerResponse): number {
  return response.writableFinished ? response.statusCode : clientLeft;
}

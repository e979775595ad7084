import type { Tracer } from '#platform/server/traces/traces.ts';
import type { Handler } from '../listen.ts';
import { knownMethod, statusOf } from '../metrics/measure-requests.ts';

/** Prometheus and load balancers ask these every few seconds. */
const untraced = new Set(['/metrics', '/healthz', '/readyz']);

/** Records each request until its response is sent: method, route pattern and status, and nothing of its address or body. */
export function traceRequests(tracer: Tracer, patternOf: (path: string) => string): Handler {
  return (request, response, next) => {
    const path = (request.url ?? '').split(/[?#]/, 1)[0] ?? '';
    if (untraced.has(path)) return next();
    const method = knownMethod(request.method);
    const route = patternOf(path);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const step = tracer.begin({ kind: 'request', name: `${method} ${route}`, attributes });
    response.once('close', () => {
      const status = statusOf(response);
      if (status >= 500) step.fail({ name: `status_${status}` });
      step.end({ attributes: { 'http.response.status_code': status } });
    });
    tracer.within(step, next);
  };
}

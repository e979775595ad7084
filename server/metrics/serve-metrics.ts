import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Registry } from 'prom-client';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { isHostWithin } from '../dev-pages.ts';
import type { Handler } from '../listen.ts';
import type { MetricsSettings } from './settings.ts';

type MetricsReader = () => Promise<string>;

/** Opens METRICS_PORT if it is set. Throws a StartRefusal when the port is not available. */
export async function openMetricsPort(
  { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token }: MetricsSettings,
  read: MetricsReader,
): Promise<{ stop: () => Promise<void> } | null> {
  if (port === undefined) return null;
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    if (isForMetrics(request)) void answer(request, response, { token, read });
    else send(response, 404, 'Not found.\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new StartRefusal('port', `METRICS_PORT ${port} cannot be opened. Choose another.`)),
    );
    server.listen(port, host, resolve);
  });
  return {
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Answers `/metrics` on the shop's own port when METRICS_TOKEN alone is set, and passes every other request on. */
export function metricsInFront(
  { METRICS_PORT: port, METRICS_TOKEN: token }: MetricsSettings,
  read: MetricsReader,
): Handler {
  return (request, response, next) => {
    if (port === undefined && isForMetrics(request)) void answer(request, response, { token, read });
    else next();
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { token, read }: { token: string | undefined; read: MetricsReader },
): Promise<void> {
  if (!isAllowed(request, token)) return send(response, 401, 'Not allowed.\n');
  const text = await read().catch(() => null);
  if (text === null) return send(response, 503, 'Not available.\n');
  return send(response, 200, text, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE });
}

function isForMetrics({ url = '' }: IncomingMessage): boolean {
  return url.split('?', 1)[0] === '/metrics';
}

/** Compares digests, so that the time says nothing about the token. A web page may reach a loopback port by its own name. */
function isAllowed({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return isHostWithin(['loopback'], headers.host ?? '');
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function send(response: ServerResponse, status: number, text: string, headers: object = {}): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...headers,
  });
  response.end(text);
}

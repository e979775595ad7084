import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type pg from 'pg';
import { collectDefaultMetrics, register, Registry } from 'prom-client';
import type { ServerBuild } from 'react-router';
import { createApi } from '#api/api.ts';
import type { ShopContext } from '#api/context.ts';
import type { ResponseCache } from '#platform/server/cache/response-cache.ts';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { isHostWithin } from '../dev-pages.ts';
import type { Handler } from '../listen.ts';
import { addBackupGauges, type watchBackups } from './backup-gauges.ts';
import { measureWaits } from './measure-pool.ts';
import { measureRequests } from './measure-requests.ts';
import { readRoutePatterns } from './route-patterns.ts';
import type { MetricsSettings } from './settings.ts';
import { addCacheGauge, addPoolGauges, addShopGauges } from './shop-gauges.ts';

type Options = {
  shop: ShopContext & { config: MetricsSettings };
  loadPages: () => Promise<ServerBuild>;
  pools: Record<string, pg.Pool>;
  cache: ResponseCache;
  backups: Pick<ReturnType<typeof watchBackups>, 'values'>;
};

type Metrics = { inFront: Handler; stop: () => Promise<void> };

/**
 * Opens `/metrics` for Prometheus: on METRICS_PORT, or on the shop's port with METRICS_TOKEN. Returns a handler in front of
 * the shop, or null when both settings are absent. Throws a StartRefusal when the port is not available.
 */
export async function openMetrics({
  shop,
  loadPages,
  pools,
  cache,
  backups,
}: Options): Promise<Metrics | null> {
  const { METRICS_PORT: port, METRICS_TOKEN: token } = shop.config;
  if (port === undefined && token === undefined) return null;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addPoolGauges(registry, pools);
  addCacheGauge(registry, cache);
  addBackupGauges(registry, backups);
  const gauges = addShopGauges(registry, shop.db);
  for (const [name, pool] of Object.entries(pools)) measureWaits(pool, name);
  const measure = measureRequests(readRoutePatterns(loadPages, endpointsServed(createApi(shop))));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isAllowed(request, token)) return send(response, 401, 'Not allowed.\n');
    await gauges.read();
    const text = await Registry.merge([register, registry]).metrics();
    send(response, 200, text, { 'content-type': register.contentType });
  };
  if (port === undefined)
    return {
      inFront: (request, response, next) =>
        isForMetrics(request) ? void answer(request, response) : measure(request, response, next),
      stop: async () => {},
    };
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    if (isForMetrics(request)) void answer(request, response);
    else send(response, 404, 'Not found.\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new StartRefusal('port', `METRICS_PORT ${port} cannot be opened. Choose another.`)),
    );
    server.listen(port, shop.config.METRICS_HOST, resolve);
  });
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { inFront: measure, stop };
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

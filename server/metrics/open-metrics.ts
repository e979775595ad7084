import cluster from 'node:cluster';
import type pg from 'pg';
import { collectDefaultMetrics, register, Registry } from 'prom-client';
import type { ServerBuild } from 'react-router';
import { createApi } from '#api/api.ts';
import type { ShopContext } from '#api/context.ts';
import type { ResponseCache } from '#platform/server/cache/response-cache.ts';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import type { Handler } from '../listen.ts';
import { joinClusterMetrics } from '../processes/join-cluster-metrics.ts';
import { addBackupGauges, type watchBackups } from './backup-gauges.ts';
import { measureWaits } from './measure-pool.ts';
import { measureRequests } from './measure-requests.ts';
import { addPaymentGauges } from './payment-gauges.ts';
import { readRoutePatterns } from './route-patterns.ts';
import { metricsInFront, openMetricsPort } from './serve-metrics.ts';
import type { MetricsSettings } from './settings.ts';
import { addCacheGauge, addPoolGauges, addReplicaGauge, addShopGauges } from './shop-gauges.ts';

type Options = {
  shop: ShopContext & { config: MetricsSettings };
  loadPages: () => Promise<ServerBuild>;
  pools: Record<string, pg.Pool>;
  /** A process without pages keeps no responses. */
  cache?: ResponseCache | undefined;
  backups: Pick<ReturnType<typeof watchBackups>, 'values' | 'archive' | 'copies'>;
  /** A process that runs jobs shows the gauges from the database too. */
  runsJobs?: boolean;
};

type Metrics = { inFront: Handler; stop: () => Promise<void> };

/** Gauges with the ending of a counter, which Prometheus' own check refuses. The gauges without it hold the parts. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/**
 * Opens `/metrics` for Prometheus: on METRICS_PORT, or on the shop's port with METRICS_TOKEN. In a cluster the primary process
 * has the port. Returns a handler in front of the shop, or null when both settings are
 * absent. Throws a StartRefusal when the port is not available.
 */
export async function openMetrics({
  shop,
  loadPages,
  pools,
  cache,
  backups,
  runsJobs = true,
}: Options): Promise<Metrics | null> {
  const { config } = shop;
  if (config.METRICS_PORT === undefined && config.METRICS_TOKEN === undefined) return null;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  addPoolGauges(registry, pools);
  for (const [name, pool] of Object.entries(pools)) measureWaits(pool, name);
  const measured = (read: () => Promise<string>): Handler => {
    if (!cache) return (_request, _response, next) => next();
    addCacheGauge(registry, cache);
    const measure = measureRequests(readRoutePatterns(loadPages, endpointsServed(createApi(shop))));
    const inFront = metricsInFront(config, read);
    return (request, response, next) => inFront(request, response, () => measure(request, response, next));
  };
  if (shop.readReplica) addReplicaGauge(registry, shop.readReplica);
  if (runsJobs) for (const add of [addShopGauges, addPaymentGauges]) add(registry, shop.db);
  if (cluster.isWorker)
    return { inFront: measured(joinClusterMetrics([register, registry])), stop: async () => {} };
  addBackupGauges(registry, backups);
  const read = () => Registry.merge([register, registry]).metrics();
  const port = await openMetricsPort(config, read);
  return { inFront: measured(read), stop: async () => port?.stop() };
}

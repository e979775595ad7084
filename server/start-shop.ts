import cluster from 'node:cluster';
import { sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { readDemoTexts } from '#demo/texts/demo-texts.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedInChild } from '#database/seeding/seed-in-child.ts';
import type { ShopContext } from '#api/context.ts';
import { createResponseCache, type ResponseCache } from '#platform/server/cache/response-cache.ts';
import { watchChanges } from '#platform/server/cache/watch-changes.ts';
import { type Db, openConnections } from '#platform/server/db.ts';
import { maxAloneMs, openReadReplica } from '#platform/server/cache/read-replica.ts';
import { openQueue } from '#platform/server/jobs.ts';
import type { Log } from '#platform/server/log.ts';
import { isLocalUrl } from '#platform/local-url.ts';
import { demoValues } from '#shop/opening/server/demo-values.ts';
import { missingSettings } from '#shop/invoices/server/settings.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { openLiveContent } from '#shop/content/server/live-content.ts';
import { openLivePromotions } from '#shop/promotions/server/live-promotions.ts';
import { reindexSearchEntries } from '#shop/search/server/reindex-search-entries.ts';
import type { Environment } from '#platform/server/settings.ts';
import type { ShopConfig } from './config.ts';
import { serveCached } from './cache/serve-cached.ts';
import { openVisitCounter } from '#shop/visits/server/count-visits.ts';
import { courierNames } from '#shop/shipping/couriers/couriers.ts';
import { noteOlderParcels } from '#shop/shipping/server/choice/note-older-parcels.ts';
import { startCouriers } from './courier/start-couriers.ts';
import { startTracking } from './courier/track-parcels.ts';
import { countVisits } from './pages/count-visits.ts';
import { createSite } from './create-site.ts';
import { doJobs } from './jobs.ts';
import { doPaymentJobs } from './payments/payment-jobs.ts';
import { startSimulator } from './payments/start-simulator.ts';
import { type Handler, inOrder, listen } from './listen.ts';
import { noBackups, watchBackups } from './metrics/backup-gauges.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { readDemoState, watchDemo } from './leave-demo.ts';
import { announce } from './processes/announce.ts';
import { watchResources } from './overload/watch-resources.ts';
import { openPools } from './processes/open-pools.ts';
import { openPostgres } from './processes/open-postgres.ts';
import { messages } from './processes/keep-running.ts';
import type { Role } from './processes/role.ts';
import { waitForDatabase } from './processes/wait-for-database.ts';
import { refuseForeignHost } from './refuse-foreign-host.ts';
import { refuseUnsafe } from './refuse-unsafe.ts';
import { securityHeaderList } from './security.ts';
import { readStartConfig, watchSettings } from './settings/live-config.ts';
import { openTracing } from './tracing/open-tracing.ts';

type Options = {
  loadPages: () => Promise<ServerBuild>;
  role?: Role;
  /** The environment that `given` was read from. Its variables win over the stored facts. */
  env: Environment;
  assets?: string;
  inFront?: Handler;
  say: (line: string) => void;
  onLost?: (error: Error) => void;
};

/** A shop with one role works, and an attacker in it could rewrite what is append-only. */
const oneRole =
  'the role of DATABASE_URL may alter tables and switch off triggers: set DATABASE_OWNER_URL, see docs/operate/roles.md';

type Ending = {
  /** Answers requests on open connections until their clients close them, five seconds at most. */
  gently?: boolean;
};
type Stop = (ending?: Ending) => Promise<unknown>;
export type OpenShop = { close: (ending?: Ending) => Promise<void> };

/**
 * Opens one process of the shop if its settings are safe: database, tables, demo products, then for its role jobs and the port.
 * `close`, or a later failure, stops the services in reverse order. Throws a StartRefusal.
 */
export async function startShop(
  given: ShopConfig,
  log: Log,
  { role = 'all', onLost = () => {}, ...options }: Options,
): Promise<OpenShop> {
  const stops: Stop[] = [];
  const close = async (ending: Ending = {}) => {
    for (const stop of stops.toReversed()) await stop(ending);
  };
  const { say } = options;
  const [isWeb, runsJobs] = [role !== 'worker', role !== 'web'];
  try {
    refuseUnsafe(given);
    const tracing = await openTracing(given, log);
    stops.push(tracing.stop, watchResources(log).stop);
    const waiting = waitForDatabase(given, { log, opensPort: isWeb && cluster.isPrimary });
    stops.push(async () => waiting.close());
    const postgres = await waiting.until(() => openPostgres(given, { log, say, onLost }));
    stops.push(postgres.stop);
    openServerKey(given.DATA_DIR, given.SERVER_KEY);
    const directUrl = given.DATABASE_DIRECT_URL ?? postgres.url;
    const { mayAlter } = await waiting.until(() =>
      migrateDatabase(directUrl, {
        owner: postgres.ownerUrl,
        pooled: given.DATABASE_DIRECT_URL !== undefined,
      }),
    );
    if (mayAlter && runsJobs) log.warn(oneRole);
    const pooled = openPools(postgres.url, { config: given, log, role });
    const { database, reserve } = pooled;
    stops.push(pooled.close);
    const start = await readStartConfig(database.db, { env: options.env, log });
    const config = await readDemoState(database.db, start.config, log);
    refuseUnsafe(config);
    const { SHOP_DEMO: hasDemo, DEMO_ORDERS: orders } = config;
    await seedInChild(database.db, { url: postgres.ownerUrl ?? directUrl, say, demo: hasDemo, orders });
    await reindexSearchEntries(database.db);
    const queue = await openQueue(postgres.url, log, { runs: runsJobs });
    stops.push(queue.close);
    // A database with its own address may serve several machines.
    const processes = Math.max(config.WEB_WORKERS, config.DATABASE_URL ? 2 : 1);
    const shop = { db: database.db, reservedDb: reserve.db, config, log, processes };
    if (runsJobs) await startJobs(shop, stops);
    await openConnections(database.pool, reserve.pool);
    const { cache, live, content, promotions, readReplica } = await openReads(shop, pooled, {
      isWeb,
      env: options.env,
      revision: start.revision,
    });
    stops.push(live.stop, content.stop, promotions.stop, async () => readReplica?.stop());
    const pools = { main: database.pool, reserve: reserve.pool };
    const { loadPages } = options;
    const backups = cluster.isWorker ? { ...noBackups, stop: async () => {} } : watchBackups(config, log);
    stops.push(backups.stop);
    const metrics = await openMetrics({
      shop: { ...shop, readReplica },
      loadPages,
      pools,
      cache,
      backups,
      runsJobs,
    });
    if (metrics) stops.push(metrics.stop);
    const demo = watchDemo(shop, cache ?? { clear: () => {} });
    stops.push(demo.stop);
    await demo.ready;
    const inFront = tracing.inFrontOf(metrics?.inFront, { shop, loadPages });
    if (cache)
      await openWeb(
        { ...shop, content, promotions, readReplica },
        { ...options, inFront, kept: options.inFront, cache, demo, live, waiting },
        stops,
      );
    if (cache && !cluster.isWorker) announce(config, { say });
    return { close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

type Shop = ShopContext & { config: ShopConfig; reservedDb: Db };
type Reads = { isWeb: boolean; env: Environment; revision: number };

/** Opens what keeps this process current: its cache, its settings, its words and the read replica. */
async function openReads(
  shop: Shop,
  { reserve, replica }: ReturnType<typeof openPools>,
  { isWeb, env, revision }: Reads,
) {
  const changes = watchChanges(reserve.db, { aloneMs: replica ? maxAloneMs : 0 });
  const cache = isWeb ? createResponseCache(changes) : undefined;
  const { config, log } = shop;
  const live = watchSettings(
    { db: reserve.db, config, log },
    { env, revision, onChange: () => cache?.clear() },
  );
  const readReplica = replica && openReadReplica({ primary: reserve.db, replica: replica.db, changes, log });
  const content = await openLiveContent(
    { db: reserve.db, log, readDemo: readDemoTexts },
    { onChange: () => cache?.clear() },
  );
  const promotions = await openLivePromotions({ db: reserve.db, log }, { onChange: () => cache?.clear() });
  return { cache, live, content, promotions, readReplica };
}

async function startJobs(shop: Shop, stops: Stop[]): Promise<void> {
  const missing = missingSettings(shop.config).join(', ');
  if (missing) shop.log.error(`the shop takes no orders until these settings are set: ${missing}`);
  warnOfDemoValues(shop);
  await noteOlderParcels(shop.db, { standard: shop.config.COURIER });
  const couriers = await startCouriers(shop.config, shop.log);
  stops.push(couriers.stop);
  await doJobs(shop, couriers);
  stops.push(await startSimulator(shop.config));
  await doPaymentJobs(shop);
  for (const name of courierNames) stops.push(startTracking(shop, { name, couriers }));
}

/** They stop no order, but customers see them. */
function warnOfDemoValues({ config, log }: Shop): void {
  if (config.SHOP_DEMO) return;
  if (isLocalUrl(config.PUBLIC_URL))
    log.warn(
      `emails and policies name ${config.PUBLIC_URL}, which only this machine reaches: set PUBLIC_URL`,
    );
  const others = demoValues(config).filter((name) => name !== 'PUBLIC_URL');
  if (others.length > 0)
    log.warn(`these settings have the values of the demo: ${others.join(', ')}. See /admin/start`);
}

type Web = Pick<Options, 'loadPages' | 'assets'> & {
  inFront: Handler | undefined;
  /** Answers kept responses. In development Vite is in its place. */
  kept: Handler | undefined;
  cache: ResponseCache;
  demo: ReturnType<typeof watchDemo>;
  live: ReturnType<typeof watchSettings>;
  waiting: { close: () => void };
};

/** Opens the port. The server closes first, so that current requests have all they need. */
async function openWeb(
  shop: Shop,
  { inFront, kept, cache, demo, live, waiting, ...parts }: Web,
  stops: Stop[],
): Promise<void> {
  let open = true;
  const isReady = () =>
    shop.reservedDb.execute(sql`select 1`).then(
      () => open,
      () => false,
    );
  const site = createSite({ ...shop, ...parts, isReady, cache, opening: demo.opening, settings: live.tools });
  const answer = kept ?? serveCached(cache, await securityHeaderList(shop.config));
  const visits = openVisitCounter(shop);
  stops.push(visits.stop);
  const counted = inOrder(inFront, countVisits(visits, shop.config));
  const guarded = inOrder(refuseForeignHost(shop.config), counted);
  // The primary process frees the port before it hears that this one wants it.
  if (cluster.isWorker) process.send?.(messages.opening);
  waiting.close();
  const server = await listen(site, shop.config, inOrder(guarded, answer));
  stops.push(async (ending) => {
    open = false;
    await server.close(ending);
  });
}

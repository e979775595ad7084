import { sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedInChild } from '#database/seeding/seed-in-child.ts';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { watchChanges } from '#platform/server/cache/watch-changes.ts';
import { openConnections, openDatabase } from '#platform/server/db.ts';
import { missingSettings } from '#shop/invoices/server/settings.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import { openServerKey } from '#platform/server/secrets/server-key.ts';
import { reindexSearchEntries } from '#shop/search/server/reindex-search-entries.ts';
import type { ShopConfig } from './config.ts';
import { answerKept } from './cache/answer-kept.ts';
import { createSite } from './create-site.ts';
import { mailboxUrl } from './dev-pages.ts';
import { doJobs } from './jobs.ts';
import { type Handler, inOrder, listen } from './listen.ts';
import { watchBackups } from './metrics/backup-gauges.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { readDemoState, watchDemo } from './leave-demo.ts';
import { refuseUnsafe } from './refuse-unsafe.ts';
import { securityHeaderList } from './security.ts';
import { startCourier } from './courier/start-courier.ts';
import { startTracking } from './courier/track-parcels.ts';

/** Connections for the whole shop, and the reserve for orders and sign-in. */
const connections = 9;
const reserved = 3;

type Options = {
  loadPages: () => Promise<ServerBuild>;
  assets?: string;
  inFront?: Handler;
  say: (line: string) => void;
  onLost?: (error: Error) => void;
};

/**
 * Opens the shop if its settings are safe: database, tables, demo products, jobs, then the port.
 * `close`, or a later failure, stops the services in reverse order. Throws a StartRefusal.
 */
export async function startShop(
  given: ShopConfig,
  log: Log,
  { say, inFront, onLost = () => {}, ...parts }: Options,
): Promise<{ close: () => Promise<void> }> {
  const stops: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    refuseUnsafe(given);
    const url = await openPostgres(given, { log, say, onLost }, stops);
    openServerKey(given.DATA_DIR);
    await migrateDatabase(url);
    const onError = (error: Error) => log.warn('database connection lost', errorFields(error));
    const database = openDatabase(url, { max: connections, kept: true, onError });
    stops.push(database.close);
    const reserve = openDatabase(url, { max: reserved, kept: true, onError, first: database.pool });
    stops.push(reserve.close);
    const config = await readDemoState(database.db, given);
    refuseUnsafe(config);
    await seedInChild(database.db, { url, say, demo: config.SHOP_DEMO });
    await reindexSearchEntries(database.db);
    const queue = await openQueue(url, log);
    stops.push(queue.close);
    const shop = { db: database.db, reservedDb: reserve.db, config, log };
    const { courier, stop } = await startCourier(config, log);
    stops.push(stop);
    await doJobs(shop, courier);
    if (courier) stops.push(startTracking(shop, courier));
    await openConnections(database.pool, reserve.pool);
    let open = true;
    const isReady = () =>
      reserve.db.execute(sql`select 1`).then(
        () => open,
        () => false,
      );
    const pools = { main: database.pool, reserve: reserve.pool };
    const cache = createResponseCache(watchChanges(reserve.db));
    const { loadPages } = parts;
    const backups = watchBackups(config, log);
    stops.push(backups.stop);
    const metrics = await openMetrics({ shop: { ...shop, config }, loadPages, pools, cache, backups });
    if (metrics) stops.push(metrics.stop);
    const demo = watchDemo(shop, cache);
    stops.push(demo.stop);
    const site = createSite({ ...shop, ...parts, isReady, cache, opening: demo.opening });
    const kept = inFront ?? answerKept(cache, await securityHeaderList(config));
    const server = await listen(site, config, inOrder(metrics?.inFront, kept));
    stops.push(async () => {
      open = false;
      await server.close();
    });
    const missing = missingSettings(config).join(', ');
    if (missing) log.error(`the shop takes no orders until these settings are set: ${missing}`);
    say(`\n${config.SHOP_NAME} is open: ${config.PUBLIC_URL}`);
    if (!config.MAIL_URL) say(`Its mail arrives at: ${mailboxUrl(config)}`);
    return { close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

async function openPostgres(
  config: ShopConfig,
  { log, say, onLost }: { log: Log; say: (line: string) => void; onLost: (error: Error) => void },
  stops: (() => Promise<unknown>)[],
) {
  if (config.DATABASE_URL) return config.DATABASE_URL;
  say('Starting the database …');
  let starting = true;
  const postgres = await startEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    log: (sentence) => (starting ? say(sentence) : log.warn(sentence)),
    onLost,
  });
  starting = false;
  stops.push(postgres.stop);
  return postgres.shopUrl;
}

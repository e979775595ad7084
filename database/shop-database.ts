import type { Config } from '#platform/server/config.ts';
import { type Db, openDatabase, patient } from '#platform/server/db.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { runningUrl, startEmbeddedPostgres } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';

/**
 * Runs a command's work on the shop's database: on DATABASE_URL, on the embedded database of a running shop, or on the
 * embedded one started meanwhile. Migrates first, except under a running shop. Returns the result of `work`.
 */
export async function onShopDatabase<Result>(
  config: Config,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { url, owner, ours, stop } = await reach(config);
  try {
    if (ours) await migrateDatabase(url, { owner });
    const { db, close } = openDatabase(url, { max: 2, ...patient });
    return await work(db).finally(close);
  } finally {
    await stop();
  }
}

async function reach(config: Config) {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATABASE_OWNER_URL: owner, DATA_DIR } = config;
  if (DATABASE_DIRECT_URL) return { url: DATABASE_DIRECT_URL, owner, ours: true, stop: async () => {} };
  try {
    const { shopUrl, ownerUrl, stop } = await startEmbeddedPostgres({ dataDir: DATA_DIR });
    return { url: shopUrl, owner: ownerUrl, ours: true, stop };
  } catch (error) {
    const isRunning = error instanceof StartRefusal && error.code === 'already-running';
    if (!isRunning) throw error;
    return { url: runningUrl({ dataDir: DATA_DIR }), owner, ours: false, stop: async () => {} };
  }
}

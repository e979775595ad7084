import { sql } from 'drizzle-orm';
import { resolve } from 'node:path';
import type { Config } from '#platform/server/config.ts';
import { type Db, openDatabase, patient } from '#platform/server/db.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { runningUrl, startEmbeddedPostgres } from './embedded.ts';
import { hasDatabase } from './embedded/open-folder.ts';
import { migrateDatabase } from './migrate.ts';

/**
 * Runs a command's work on the shop's database: on DATABASE_URL, on the embedded database of a running shop, or on the
 * embedded one started in the meantime. Migrates first, except under a running shop. Returns the result of `work`. Throws a StartRefusal
 * where no shop is, unless it `isNew`.
 */
export async function onShopDatabase<Result>(
  config: Config,
  work: (db: Db) => Promise<Result>,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<Result> {
  if (!isNew && config.DATABASE_URL === undefined && !hasDatabase(config.DATA_DIR))
    throw noShopIn(resolve(config.DATA_DIR));
  const { url, owner, ours, stop } = await reach(config);
  try {
    const { db, close } = openDatabase(url, { max: 2, ...patient });
    const onTables = async () => {
      if (ours && !isNew) await requireTables(db);
      if (ours) await migrateDatabase(url, { owner });
      return work(db);
    };
    return await onTables().finally(close);
  } finally {
    await stop();
  }
}

/** Without a shop a command of the wrong folder or address would make an empty one and work on it. */
export function noShopIn(place: string): StartRefusal {
  return new StartRefusal(
    'no-shop',
    `There is no shop in ${place}. Use the DATA_DIR or DATABASE_URL of the shop. A new shop begins with npm start.`,
  );
}

async function requireTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('public.users') is not null as found`,
  );
  if (!rows[0]?.found) throw noShopIn('the database of DATABASE_URL');
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

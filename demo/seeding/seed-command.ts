import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { isRefusal } from '#platform/refusal.ts';
import { platformSettings } from '#platform/server/config.ts';
import { type Db, inTransaction, openDatabase, patient } from '#platform/server/db.ts';
import { openQueue } from '#platform/server/jobs.ts';
import { silentLog } from '#platform/server/log.ts';
import { parseSettings } from '#platform/server/settings.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { type BackedUp, backUpBeforeRemoval } from '#database/backup/back-up.ts';
import { backupSettings } from '#database/backup/settings.ts';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { hasHistory } from '#database/demo/has-history.ts';
import { readRemoval, wasDemoRemoved } from '#database/demo/read-removal.ts';
import { beginRemoval, listChangedDemo, runRemoval } from '#database/demo/remove-demo.ts';
import { seedIfEmpty } from '#database/seeding/seed.ts';
import { fillShop } from './fill-shop.ts';
import { progressBar } from './progress-bar.ts';
import { readSeedArguments, type SeedArguments } from './read-seed-arguments.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  await seed(
    readSeedArguments(process.argv.slice(2)),
    parseSettings(platformSettings.and(backupSettings), process.env),
  );
} catch (error) {
  if (!(error instanceof StartRefusal || isRefusal(error))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** `npm run seed` fills the demo shop, `-- --products 100000` a large one, and `-- --remove-demo` empties it for good. */
async function seed({ total, removesDemo }: SeedArguments, config: BackedUp): Promise<void> {
  if (!config.SHOP_DEMO && !removesDemo)
    throw new StartRefusal('setting', 'SHOP_DEMO is off: a real shop is never filled with demo products.');
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  const postgres = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: config.DATA_DIR });
  const url = config.DATABASE_URL ?? postgres!.shopUrl;
  const owner = postgres?.ownerUrl ?? config.DATABASE_OWNER_URL ?? url;
  try {
    await migrateDatabase(url, { owner });
    // The owner of the tables alone marks products as those of the demo.
    const { db, close } = openDatabase(removesDemo ? url : owner, { max: 2, ...patient });
    try {
      if (removesDemo) return await remove(db, { url, config });
      if ((await wasDemoRemoved(db)) || (await hasHistory(db)))
        throw new StartRefusal(
          'data',
          'The demo was removed, or this shop had orders: a real shop is never filled with demo products.',
        );
      await seedIfEmpty(db, say, { demo: true, orders: config.DEMO_ORDERS });
      const onProgress = progressBar(process.stdout, 'products');
      const made = await fillShop(db, { total, onProgress, signal: ending.signal });
      say(made > 0 ? `Made ${made} products.` : 'The shop holds as many products already.');
    } finally {
      await close();
    }
  } finally {
    await postgres?.stop();
  }
}

type Shop = { url: string; config: BackedUp };

/** Its pictures leave by the queue, when the shop runs again. */
async function remove(db: Db, { url, config }: Shop): Promise<void> {
  const queue = await openQueue(url, silentLog, { runs: false });
  try {
    const changed = await listChangedDemo(db);
    await inTransaction(db, (tx) => beginRemoval(tx, { keep: changed.map(({ id }) => id) }));
    await runRemoval(db, { backUp: async () => basename(await backUpBeforeRemoval(config)) });
    const removal = (await readRemoval(db))!;
    if (removal.problem) throw new StartRefusal('data', removal.problem);
    say(`Removed ${removal.productsGone} products and ${removal.ordersGone} test orders.`);
    if (changed.length > 0) say(`Kept ${changed.length} products that staff changed, as drafts.`);
    say('Set SHOP_DEMO=off for a real shop.');
  } finally {
    await queue.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

import { existsSync } from 'node:fs';
import { isRefusal } from '#platform/refusal.ts';
import { type Config, readConfig } from '#platform/server/config.ts';
import { openDatabase, patient } from '#platform/server/db.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { removeDemo, wasDemoRemoved } from './demo/remove-demo.ts';
import { seedIfEmpty } from './seed.ts';
import { fillShop } from './seeding/fill-shop.ts';
import { progressBar } from './seeding/progress-bar.ts';
import { readSeedArguments, type SeedArguments } from './seeding/read-seed-arguments.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  await seed(readSeedArguments(process.argv.slice(2)), readConfig(process.env));
} catch (error) {
  if (!(error instanceof StartRefusal || isRefusal(error))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** `npm run seed` fills the demo shop, `-- --products 100000` a large one, and `-- --remove-demo` empties it for good. */
async function seed({ total, removesDemo }: SeedArguments, config: Config): Promise<void> {
  if (!config.SHOP_DEMO && !removesDemo)
    throw new StartRefusal('setting', 'SHOP_DEMO is off: a real shop is never filled with demo products.');
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  const postgres = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: config.DATA_DIR });
  const url = config.DATABASE_URL ?? postgres!.shopUrl;
  try {
    await migrateDatabase(url, { owner: postgres?.ownerUrl ?? config.DATABASE_OWNER_URL });
    const { db, close } = openDatabase(url, { max: 2, ...patient });
    try {
      if (removesDemo) {
        say(`Removed ${await removeDemo(db)} products. Set SHOP_DEMO=off for a real shop.`);
        return;
      }
      if (await wasDemoRemoved(db))
        throw new StartRefusal(
          'data',
          'The demo was removed: a real shop is never filled with demo products.',
        );
      await seedIfEmpty(db, say);
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

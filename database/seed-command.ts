import { existsSync } from 'node:fs';
import { type Config, readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { seedIfEmpty } from './seed.ts';
import { fillShop } from './seeding/fill-shop.ts';
import { progressBar } from './seeding/progress-bar.ts';
import { readTotal } from './seeding/read-total.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  await seed(readTotal(process.argv.slice(2)), readConfig(process.env));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** `npm run seed` fills the demo shop; `npm run seed -- --products 100000` a large one. */
async function seed(total: number, config: Config): Promise<void> {
  if (!config.SHOP_DEMO)
    throw new StartRefusal('setting', 'SHOP_DEMO is off: a real shop is never filled with demo products.');
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  const postgres = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: config.DATA_DIR });
  const url = config.DATABASE_URL ?? postgres!.shopUrl;
  try {
    await migrateDatabase(url);
    const { db, close } = openDatabase(url, { max: 2 });
    try {
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

import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { seedIfEmpty } from './seed.ts';
import { fillShop } from './seeding/fill-shop.ts';
import { progressBar } from './seeding/progress-bar.ts';

const most = 1_000_000;

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  await seed(readTotal(process.argv.slice(2)), readConfig(process.env));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** `npm run seed` opens the demo shop; `npm run seed -- --products 100000` a large one. */
async function seed(total: number, config: Config): Promise<void> {
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

function readTotal(args: string[]): number {
  const given = readProducts(args);
  if (given === undefined) return 0;
  const total = /^[1-9]\d{0,6}$/.test(given) ? Number(given) : 0;
  if (total >= 1 && total <= most) return total;
  throw new StartRefusal(
    'arguments',
    `--products must be a whole number from 1 to ${most}, such as: npm run seed -- --products 100000`,
  );
}

function readProducts(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { products: { type: 'string' } } }).values.products;
  } catch {
    throw new StartRefusal('arguments', 'The only option is --products: npm run seed -- --products 100000');
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

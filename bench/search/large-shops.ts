import pg from 'pg';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedIfEmpty } from '#database/seed.ts';
import { fillShop } from '#database/seeding/fill-shop.ts';
import { openDatabase } from '#platform/server/db.ts';
import { refoldSearchEntries } from '#shop/search/server/refold-search-entries.ts';

export const sizes = [1_000, 10_000, 100_000] as const;

export type LargeShop = { size: number; url: string };

/** One shop of each size on one embedded server, made by the first run and kept for the next ones. */
export async function openLargeShops(
  wanted: readonly number[] = sizes,
): Promise<{ shops: LargeShop[]; close: () => Promise<void> }> {
  const postgres = await startEmbeddedPostgres({ dataDir: '.cache/bench-search', durable: false });
  const shops: LargeShop[] = [];
  for (const size of wanted) shops.push({ size, url: await makeShop(postgres.url, size) });
  return { shops, close: postgres.stop };
}

async function makeShop(serverUrl: string, size: number): Promise<string> {
  const name = `shop_${size}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrateDatabase(url.href);
  const { db, pool, close } = openDatabase(url.href, { max: 2 });
  await seedIfEmpty(db, () => {});
  const { signal } = new AbortController();
  const made = await fillShop(db, { total: size, onProgress: () => {}, signal });
  const refolded = await refoldSearchEntries(db);
  if (made + refolded > 0) {
    process.stdout.write(`  made ${made} products, wrote ${refolded} entries anew for ${name}\n`);
    await pool.query('vacuum analyze');
  }
  await close();
  return url.href;
}

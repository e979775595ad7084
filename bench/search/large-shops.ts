import pg from 'pg';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedIfEmpty } from '#database/seeding/seed.ts';
import { fillShop } from '#demo/seeding/fill-shop.ts';
import { openDatabase } from '#platform/server/db.ts';
import { reindexSearchEntries } from '#shop/search/server/reindex-search-entries.ts';

export const sizes = [1_000, 10_000, 100_000] as const;

export type LargeShop = { size: number; url: string };

/** Opens one shop per size on one embedded server. The first run creates them. */
export async function openLargeShops(
  wanted: readonly number[] = sizes,
): Promise<{ shops: LargeShop[]; close: () => Promise<void> }> {
  const postgres = await startEmbeddedPostgres({ dataDir: '.cache/bench-search', durable: false });
  const shops: LargeShop[] = [];
  for (const size of wanted)
    shops.push({ size, url: await makeShop(postgres.adminUrl, `shop_${size}`, size) });
  return { shops, close: postgres.stop };
}

/** Opens a shop of the size on a server, and makes it first where it is not there. */
export async function makeShop(serverUrl: string, name: string, size: number): Promise<string> {
  const known = await query(serverUrl, 'select from pg_database where datname = $1', [name]);
  if (known === 0) await query(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrateDatabase(url.href);
  const { db, close } = openDatabase(url.href, { max: 2 });
  await seedIfEmpty(db, () => {});
  const { signal } = new AbortController();
  const made = await fillShop(db, { total: size, onProgress: () => {}, signal });
  const refolded = await reindexSearchEntries(db);
  await close();
  if (made + refolded > 0) process.stdout.write(`${name}: ${made} products made, ${refolded} indexed\n`);
  await query(url.href, 'vacuum analyze');
  return url.href;
}

/** Uses its own connection, since the shop's time out after fifteen seconds. */
async function query(connectionString: string, text: string, values: unknown[] = []): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query(text, values).finally(() => client.end());
  return rowCount ?? 0;
}

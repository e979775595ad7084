import pg from 'pg';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedIfEmpty } from '#database/seeding/seed.ts';
import { type Db, openDatabase } from '#platform/server/db.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import { reindexSearchEntries } from '#shop/search/server/reindex-search-entries.ts';

/** Opens the demo shop on an embedded server of its own, with a current search index. The first run creates it. */
export async function openDemoShop(): Promise<{ db: Db; close: () => Promise<void> }> {
  const postgres = await startEmbeddedPostgres({ dataDir: '.cache/demo-search', durable: false });
  const url = new URL(postgres.adminUrl);
  url.pathname = '/demo_search';
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  await client.query('create database demo_search').catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === '42P04')) throw error;
  });
  await client.end();
  await migrateDatabase(url.href);
  const { db, close } = openDatabase(url.href, { max: 4 });
  // The search reads no pincodes, and they take longest to import.
  await db
    .insert(pincodes)
    .values({ pincode: '110001', district: 'New Delhi', state: 'Delhi' })
    .onConflictDoNothing();
  await seedIfEmpty(db, () => {});
  await reindexSearchEntries(db, { all: true });
  return {
    db,
    close: async () => {
      await close();
      await postgres.stop();
    },
  };
}

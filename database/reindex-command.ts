import { existsSync } from 'node:fs';
import { readConfig } from '#platform/server/config.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { reindexSearchEntries } from '#shop/search/server/reindex-search-entries.ts';
import { onShopDatabase } from './shop-database.ts';

// npm run search:reindex: rebuilds the search index, with or without a running shop. A start does so only after an update.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const written = await onShopDatabase(readConfig(process.env), (db) =>
    reindexSearchEntries(db, { all: true }),
  );
  process.stdout.write(`The search knows ${written} products anew.\n`);
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

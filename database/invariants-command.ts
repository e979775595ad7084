import { existsSync } from 'node:fs';
import { readConfig } from '#platform/server/config.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { checkInvariants, reportOf } from './invariants/check-invariants.ts';
import { onShopDatabase } from './shop-database.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';

// npm run invariants: checks the invariants on the shop's database, with or without a running shop.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const config = readConfig(process.env);
  const broken = await onShopDatabase(config, (db) => checkInvariants(db, { store: pictureStore(config) }));
  process.stdout.write(
    `${reportOf(broken)}\n\n${broken.length === 0 ? 'All hold.' : `Broken: ${broken.length}`}\n`,
  );
  if (broken.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

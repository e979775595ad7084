import { existsSync } from 'node:fs';
import { startEmbeddedPostgres } from '#database/embedded.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { readConfig } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/db.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { importOfficialCsv } from '#shop/pincodes/server/import/import-pincodes.ts';

// npm run pincodes -- import FILE: imports the official All India Pincode Directory.

const [verb, file] = process.argv.slice(2);
if (verb !== 'import' || !file || !existsSync(file)) {
  process.stderr.write('Usage: npm run pincodes -- import FILE (a CSV of the All India Pincode Directory)\n');
  process.exit(1);
}
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  process.stdout.write(`${await importFile(file)} pincodes are up to date.\n`);
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function importFile(path: string): Promise<number> {
  const config = readConfig(process.env);
  const postgres = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.DATA_DIR });
  try {
    const url = postgres?.shopUrl ?? config.DATABASE_URL ?? '';
    await migrateDatabase(url, { owner: postgres?.ownerUrl ?? config.DATABASE_OWNER_URL });
    const { db, close } = openDatabase(url);
    return await importOfficialCsv(db, { file: path }).finally(close);
  } finally {
    await postgres?.stop();
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { isRefusal } from '#platform/refusal.ts';
import { readConfig } from '#platform/server/config.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { importOfficialCsv, importOwnTable } from '#shop/pincodes/server/import/import-pincodes.ts';
import { onShopDatabase } from './shop-database.ts';

// npm run pincodes -- import FILE: imports the official All India Pincode Directory, with or without a running shop. - reads it from stdin.
// npm run pincodes -- reset: writes the table that came with this version over the shop's.

const usage = `Usage: npm run pincodes -- import FILE (a CSV of the All India Pincode Directory, - for stdin)
       npm run pincodes -- reset (the table of this version)
`;
const [verb, file] = process.argv.slice(2);

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (verb === 'import' && file !== undefined) await importFile(file);
  else if (verb === 'reset' && file === undefined) await resetTable();
  else stop(usage);
} catch (error) {
  if (!(error instanceof StartRefusal) && !isRefusal(error)) throw error;
  stop(`${error.message}\n`);
}

async function importFile(path: string): Promise<void> {
  const text = readText(path);
  if (text === undefined) return stop(`${path} cannot be read.\n`);
  const { pincodes, rowsLeftOut } = await onShopDatabase(readConfig(process.env), (db) =>
    importOfficialCsv(db, { text }),
  );
  process.stdout.write(`${pincodes} pincodes are up to date.\n`);
  if (rowsLeftOut > 0)
    process.stdout.write(`${rowsLeftOut} rows without a pincode or state were left out.\n`);
}

async function resetTable(): Promise<void> {
  const pincodes = await onShopDatabase(readConfig(process.env), importOwnTable);
  process.stdout.write(`${pincodes} pincodes are as this version brings them.\n`);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch {
    return undefined;
  }
}

function stop(message: string): void {
  process.stderr.write(message);
  process.exitCode = 1;
}

import { existsSync } from 'node:fs';
import { type Config, platformSettings } from '#platform/server/config.ts';
import { parseSettings } from '#platform/server/settings.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { backUp, type BackedUp, backUpRunning } from './backup/back-up.ts';
import { backupSettings } from './backup/settings.ts';
import { startEmbeddedPostgres } from './embedded.ts';

// npm run backup: backs up database, uploads and server key to BACKUP_DIR and BACKUP_URL, with or without a running shop.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const backup = await backUpShop(parseSettings(platformSettings.and(backupSettings), process.env));
  process.stdout.write(`The backup is complete and readable: ${backup}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function backUpShop(config: BackedUp & Config): Promise<string> {
  if (config.DATABASE_URL) return backUpRunning(config);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR });
    return await backUp(config, postgres).finally(postgres.stop);
  } catch (error) {
    const isRunning = error instanceof StartRefusal && error.code === 'already-running';
    if (!isRunning) throw error;
    return backUpRunning(config);
  }
}

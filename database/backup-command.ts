import { existsSync } from 'node:fs';
import { type Config, platformSettings } from '#platform/server/config.ts';
import { parseSettings } from '#platform/server/settings.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { copyToBucket } from './backup/bucket/copy-to-bucket.ts';
import { makeBackup } from './backup/make-backup.ts';
import { removeOldBackups } from './backup/remove-old-backups.ts';
import { type BackupSettings, backupSettings } from './backup/settings.ts';
import { backupKey } from './backup/stored-file.ts';
import { runningUrl, startEmbeddedPostgres } from './embedded.ts';

// npm run backup: backs up database, uploads and server key to BACKUP_DIR and BACKUP_URL, with or without a running shop.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const backup = await backUp(parseSettings(platformSettings.and(backupSettings), process.env));
  process.stdout.write(`The backup is complete and readable: ${backup}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function backUp(config: Config & BackupSettings): Promise<string> {
  const { BACKUP_DIR: dir, BACKUP_URL: url, BACKUP_KEY, BACKUP_KEEP: keep, DATA_DIR: dataDir } = config;
  if (dir === undefined) throw new StartRefusal('setting', 'Set BACKUP_DIR to the folder for backups.');
  const { database, stop } = await reach(config);
  try {
    const key = backupKey(BACKUP_KEY);
    const bucket = config.STORAGE_URL ? pictureStore(config) : undefined;
    const backup = await makeBackup({ dataDir, dir, key, database, bucket, serverKey: config.SERVER_KEY });
    await removeOldBackups(dir, keep, key);
    if (url) await copyToBucket({ dir, url, keep });
    return backup;
  } finally {
    await stop();
  }
}

/** pg_dump needs a session of its own, which a pooler in transaction mode does not give. */
async function reach(config: Config) {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR: dataDir } = config;
  const stop = async () => {};
  const url = DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL;
  if (url) return { database: { url }, stop };
  try {
    const postgres = await startEmbeddedPostgres({ dataDir });
    return { database: postgres, stop: postgres.stop };
  } catch (error) {
    const isRunning = error instanceof StartRefusal && error.code === 'already-running';
    if (!isRunning) throw error;
    return { database: { adminUrl: runningUrl({ dataDir, role: 'aranya' }) }, stop };
  }
}

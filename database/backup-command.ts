import { existsSync } from 'node:fs';
import { type Config, platformSettings } from '#platform/server/config.ts';
import { parseSettings } from '#platform/server/settings.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { makeBackup } from './backup/make-backup.ts';
import { removeOldBackups } from './backup/remove-old-backups.ts';
import { type BackupSettings, backupSettings } from './backup/settings.ts';
import { backupKey } from './backup/stored-file.ts';
import { runningUrl, startEmbeddedPostgres } from './embedded.ts';

// npm run backup: backs up database, uploads and server key to BACKUP_DIR, with or without a running shop.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const backup = await backUp(parseSettings(platformSettings.and(backupSettings), process.env));
  process.stdout.write(`The backup is complete and readable: ${backup}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function backUp(config: Config & BackupSettings): Promise<string> {
  const { BACKUP_DIR: dir, BACKUP_KEY, BACKUP_KEEP, DATABASE_URL, DATA_DIR: dataDir } = config;
  if (dir === undefined) throw new StartRefusal('setting', 'Set BACKUP_DIR to the folder for backups.');
  if (DATABASE_URL)
    throw new StartRefusal(
      'setting',
      'DATABASE_URL is set: npm run backup copies the embedded database only. See docs/operate/backup.md.',
    );
  const { adminUrl, stop } = await reach(dataDir);
  try {
    const key = backupKey(BACKUP_KEY);
    const backup = await makeBackup({ dataDir, dir, key, adminUrl });
    await removeOldBackups(dir, BACKUP_KEEP, key);
    return backup;
  } finally {
    await stop();
  }
}

async function reach(dataDir: string) {
  try {
    return await startEmbeddedPostgres({ dataDir });
  } catch (error) {
    const isRunning = error instanceof StartRefusal && error.code === 'already-running';
    if (!isRunning) throw error;
    return { adminUrl: runningUrl({ dataDir, role: 'aranya' }), stop: async () => {} };
  }
}

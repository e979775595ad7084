import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { platformSettings } from '#platform/server/config.ts';
import { parseSettings } from '#platform/server/settings.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { listBackups } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { backupSettings } from './backup/settings.ts';
import { backupKey } from './backup/stored-file.ts';

// npm run restore [-- <name of a backup>]: restores the newest backup, or the named one, into an empty DATA_DIR.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const {
    BACKUP_DIR: dir,
    BACKUP_KEY,
    DATA_DIR,
  } = parseSettings(platformSettings.and(backupSettings), process.env);
  if (dir === undefined) throw new StartRefusal('setting', 'Set BACKUP_DIR to the folder with the backups.');
  const name = process.argv[2] ?? listBackups(dir).at(-1);
  if (name === undefined || !listBackups(dir).includes(name))
    throw new StartRefusal('setting', `There is no complete backup ${name ?? ''} in ${dir}.`);
  const { files } = await restoreBackup({
    backup: join(dir, name),
    dataDir: DATA_DIR,
    key: backupKey(BACKUP_KEY),
  });
  process.stdout.write(`Restored ${files} files of ${name}. Start the shop: npm start\n`);
} catch (error) {
  process.stderr.write(`The backup was not restored: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

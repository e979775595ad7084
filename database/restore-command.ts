import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { platformSettings } from '#platform/server/config.ts';
import { parseSettings } from '#platform/server/settings.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { chooseBackup, readRestoreArguments } from './backup/choose-backup.ts';
import { recoverDatabase } from './backup/recover-database.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { backupSettings } from './backup/settings.ts';
import { backupKey } from './backup/stored-file.ts';

// npm run restore: restores the newest backup with all archived changes into an empty DATA_DIR. -- --to <time> ends with the
// changes of a time, and -- <name of a backup> begins with another backup.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const wanted = readRestoreArguments(process.argv.slice(2));
  const config = parseSettings(platformSettings.and(backupSettings), process.env);
  const { BACKUP_DIR: dir, BACKUP_KEY, DATA_DIR: dataDir } = config;
  if (dir === undefined) throw new StartRefusal('setting', 'Set BACKUP_DIR to the folder with the backups.');
  const key = backupKey(BACKUP_KEY);
  const name = await chooseBackup(dir, { ...wanted, key });
  const { files, hasGap } = await restoreBackup({ backup: join(dir, name), dataDir, key, to: wanted.to });
  say(`Restored ${files} files of ${name}. The database now repeats the changes since then.`);
  const { lastChange, isShort } = await recoverDatabase(dataDir);
  if (hasGap) say('The archive has a gap. Changes behind the gap are lost.');
  if (isShort) say('The archive ends before the time that --to names.');
  if (lastChange) say(`The last change in the database is of ${lastChange.toISOString()}.`);
  say('Start the shop: npm start');
} catch (error) {
  process.stderr.write(`The backup was not restored: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, platformSettings } from '#platform/server/config.ts';
import { parseSettings } from '#platform/server/settings.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { fetchFromBucket } from './backup/bucket/fetch-from-bucket.ts';
import { restorePictures } from './backup/bucket/pictures-of-bucket.ts';
import { chooseBackup, readRestoreArguments, type BackupChoice } from './backup/choose-backup.ts';
import { readManifest } from './backup/manifest.ts';
import { recoverDatabase } from './backup/recover-database.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { type BackupSettings, backupSettings } from './backup/settings.ts';
import { backupKey } from './backup/stored-file.ts';

// npm run restore: restores the newest backup with all archived changes into an empty DATA_DIR. -- --to <time> ends with the
// changes of a time, -- <name of a backup> begins with another backup, and -- --from-bucket takes them from BACKUP_URL.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const wanted = readRestoreArguments(process.argv.slice(2));
  await restore(wanted, parseSettings(platformSettings.and(backupSettings), process.env));
} catch (error) {
  process.stderr.write(`The backup was not restored: ${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function restore(wanted: BackupChoice, config: Config & BackupSettings): Promise<void> {
  const { BACKUP_DIR: dir, BACKUP_KEY, DATA_DIR: dataDir } = config;
  if (dir === undefined) throw new StartRefusal('setting', 'Set BACKUP_DIR to the folder with the backups.');
  const key = backupKey(BACKUP_KEY);
  const { source, name, remove } = await openSource(dir, { ...wanted, key, url: config.BACKUP_URL });
  try {
    const databaseUrl = config.DATABASE_OWNER_URL ?? config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
    const { to } = wanted;
    const { files, hasGap } = await restoreBackup({
      backup: join(source, name),
      dataDir,
      key,
      to,
      databaseUrl,
    });
    const pictures = await restorePictures({ store: pictureStore(config), dir: source, key });
    say(`Restored ${files} files of ${name}${pictures > 0 ? `, and ${pictures} pictures` : ''}.`);
    if (!databaseUrl) await recover(dataDir, hasGap);
    say('Start the shop: npm start');
  } finally {
    await remove();
  }
}

type Choice = BackupChoice & { key: Buffer | undefined; url: string | undefined };

/** Returns a folder with the backup and what continues it: BACKUP_DIR, or what was fetched from the bucket. */
async function openSource(dir: string, { fromBucket, url, ...choice }: Choice) {
  if (!fromBucket) return { source: dir, name: await chooseBackup(dir, choice), remove: async () => {} };
  if (url === undefined) throw new StartRefusal('setting', '--from-bucket needs BACKUP_URL.');
  const source = join(dir, `from-bucket-${process.pid}`);
  const remove = () => rm(source, { recursive: true, force: true });
  try {
    await mkdir(source, { recursive: true, mode: 0o700 });
    const { manifests, backup } = await fetchFromBucket(url, source);
    await manifests();
    const name = await chooseBackup(source, choice);
    const { continues } = await readManifest(join(source, name), choice.key);
    await backup(name, continues?.archive);
    return { source, name, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function recover(dataDir: string, hasGap: boolean): Promise<void> {
  say('The database now repeats the changes since then.');
  const { lastChange, isShort } = await recoverDatabase(dataDir);
  if (hasGap) say('The archive has a gap. Changes behind the gap are lost.');
  if (isShort) say('The archive ends before the time that --to names.');
  if (lastChange) say(`The last change in the database is of ${lastChange.toISOString()}.`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

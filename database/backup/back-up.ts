import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/server/config.ts';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { runningUrl } from '../embedded.ts';
import { copyToBucket } from './bucket/copy-to-bucket.ts';
import { makeBackup, ownBackups } from './make-backup.ts';
import { removeOldBackups } from './remove-old-backups.ts';
import type { BackupSettings } from './settings.ts';
import { backupKey } from './stored-file.ts';

export type BackedUp = Config & BackupSettings;
type Database = { adminUrl: string } | { url: string };

/** Makes a backup in BACKUP_DIR, removes old ones and copies it to BACKUP_URL. Returns its folder. Throws a StartRefusal. */
export async function backUp(config: BackedUp, database: Database): Promise<string> {
  const { BACKUP_DIR: dir, BACKUP_URL: url, BACKUP_KEY, BACKUP_KEEP: keep, DATA_DIR: dataDir } = config;
  if (dir === undefined) throw new StartRefusal('setting', 'Set BACKUP_DIR to the folder for backups.');
  const key = backupKey(BACKUP_KEY);
  const bucket = config.STORAGE_URL ? pictureStore(config) : undefined;
  const backup = await makeBackup({ dataDir, dir, key, database, bucket, serverKey: config.SERVER_KEY });
  await removeOldBackups(dir, keep, key);
  if (url) await copyToBucket({ dir, url, keep });
  return backup;
}

/** Makes a backup of a running shop, whether its database is its own or another. */
export async function backUpRunning(config: BackedUp): Promise<string> {
  return backUp(config, findDatabase(config));
}

/**
 * Makes the backup that comes before a removal of the demo. A new shop has no BACKUP_DIR yet, so its backup goes into the data folder: it
 * takes back a wrong click, and no broken disk.
 */
export async function backUpBeforeRemoval(config: BackedUp): Promise<string> {
  return backUpRunning({ ...config, BACKUP_DIR: config.BACKUP_DIR ?? join(config.DATA_DIR, ownBackups) });
}

/** pg_dump needs a session of its own, which a pooler in transaction mode does not give. */
function findDatabase(config: BackedUp): Database {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR: dataDir } = config;
  const isEmbedded = !DATABASE_URL || hostOf(DATABASE_URL) === embeddedHost(dataDir);
  if (isEmbedded) return { adminUrl: runningUrl({ dataDir, role: 'aranya' }) };
  return { url: (DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL)! };
}

/** A process of the shop gets the address of the embedded database as its DATABASE_URL. A shop without one has no such folder. */
function embeddedHost(dataDir: string): string | null {
  return existsSync(join(dataDir, 'postgres', 'port')) ? hostOf(runningUrl({ dataDir })) : null;
}

const hostOf = (url: string) => new URL(url).host;

import { join } from 'node:path';
import { checkBackup, listBackups, timeOf } from './manifest.ts';
import { backupKey } from './stored-file.ts';
import type { BackupSettings } from './settings.ts';

export type NewestBackup = { at: Date | null; isReadable: boolean };

/** Returns the time of the newest complete backup, and whether its key and the lengths of its files are right. */
export async function newestBackup({ BACKUP_DIR, BACKUP_KEY }: BackupSettings): Promise<NewestBackup> {
  const name = BACKUP_DIR === undefined ? undefined : listBackups(BACKUP_DIR).at(-1);
  if (BACKUP_DIR === undefined || name === undefined) return { at: null, isReadable: false };
  const isReadable = await checkBackup(join(BACKUP_DIR, name), backupKey(BACKUP_KEY)).then(
    () => true,
    () => false,
  );
  return { at: timeOf(name), isReadable };
}

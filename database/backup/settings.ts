import { z } from 'zod';
import { wholeNumber } from '#platform/server/settings.ts';

/** Where `npm run backup` writes, and the shop looks for the newest backup. */
export const backupSettings = z.object({
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z.string().min(24, 'must have at least 24 characters').optional(),
  BACKUP_KEEP: wholeNumber('a number of backups', 1, 1000).default(7),
});

export type BackupSettings = z.output<typeof backupSettings>;

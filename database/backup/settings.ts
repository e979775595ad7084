import { z } from 'zod';
import { bucketUrl, wholeNumber, type SettingDefinitions } from '#platform/server/settings.ts';

/** Where `npm run backup` writes, and the shop looks for the newest backup. */
export const backupSettings = z
  .object({
    BACKUP_DIR: z.string().optional(),
    BACKUP_URL: bucketUrl.optional(),
    BACKUP_KEY: z.string().min(24, 'must have at least 24 characters').optional(),
    BACKUP_KEEP: wholeNumber('a number of backups', 1, 1000).default(7),
  })
  .refine(({ BACKUP_DIR, BACKUP_URL }) => BACKUP_DIR || !BACKUP_URL, {
    path: ['BACKUP_URL'],
    message: 'is set, which needs BACKUP_DIR, the folder that it copies',
  });

export const backupDefinitions = {
  BACKUP_DIR: { kind: 'machine' },
  BACKUP_URL: { kind: 'machine' },
  BACKUP_KEY: { kind: 'machine' },
  BACKUP_KEEP: { kind: 'machine' },
} satisfies SettingDefinitions<typeof backupSettings>;

export type BackupSettings = z.output<typeof backupSettings>;

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

export type BackupSettings = z.output<typeof backupSettings>;

export const backupDefinitions = {
  BACKUP_DIR: {
    kind: 'machine',
    group: 'backup',
    label: 'Folder of backups',
    help: 'Without a backup a broken disk takes all orders with it.',
    input: 'text',
  },
  BACKUP_URL: {
    kind: 'machine',
    group: 'backup',
    label: 'Bucket of backups',
    help: 'A copy elsewhere outlives the machine.',
    input: 'secret',
  },
  BACKUP_KEY: {
    kind: 'machine',
    group: 'backup',
    label: 'Key of backups',
    help: 'It encrypts the backups. Keep a copy elsewhere, since nobody reads a backup without it.',
    input: 'secret',
  },
  BACKUP_KEEP: {
    kind: 'machine',
    group: 'backup',
    label: 'Kept backups',
    help: 'Older ones are removed after a new one is complete.',
    input: 'number',
    unit: 'backups',
  },
} satisfies SettingDefinitions<typeof backupSettings>;

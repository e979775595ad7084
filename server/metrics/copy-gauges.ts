import { Gauge, type Registry } from 'prom-client';
import { changesCopied } from '#database/backup/bucket/copy-to-bucket.ts';
import { newestInBucket } from '#database/backup/bucket/fetch-from-bucket.ts';
import type { BackupSettings } from '#database/backup/settings.ts';
import { hourMs } from '#platform/india-time.ts';
import type { Config } from '#platform/server/config.ts';
import type { Log } from '#platform/server/log.ts';
import { keepLooking } from './keep-looking.ts';

const oldMs = 26 * hourMs;

type Values = {
  backupAt: number;
  /** Null with DATABASE_URL, whose changes the shop does not archive. */
  changesAt: (() => number) | null;
};

/**
 * Looks at the copies in BACKUP_URL, and warns in the log when the newest backup is missing or old there, or the bucket
 * cannot be reached. The process that archives knows when the changes were copied. Without BACKUP_URL nothing is checked.
 */
export function watchCopies(
  { BACKUP_URL: url, DATABASE_URL }: BackupSettings & Pick<Config, 'DATABASE_URL'>,
  log: Log,
) {
  if (url === undefined) return { values: null, check: async () => true, stop: async () => {} };
  const values: Values = { backupAt: 0, changesAt: DATABASE_URL ? null : () => changesCopied.at };
  const check = async () => {
    const newest = await newestInBucket(url);
    values.backupAt = newest?.getTime() ?? 0;
    const isOld = Date.now() - values.backupAt > oldMs;
    if (newest === null) log.warn('there is no backup in BACKUP_URL');
    else if (isOld) log.warn('the newest backup in BACKUP_URL is old');
    return !isOld;
  };
  const stopLooking = keepLooking({ look: check, log, failure: 'BACKUP_URL not looked at' });
  return { values, check, stop: async () => stopLooking() };
}

/** Adds the ages of the copies in BACKUP_URL. Without any they are the time since 1970, which no alert overlooks. */
export function addCopyGauges(registry: Registry, values: Values | null): void {
  if (values === null) return;
  const ageOf = (at: number) => (Date.now() - at) / 1000;
  const add = (name: string, help: string, read: () => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  add(
    'aranya_backup_copy_age_seconds',
    'Time since the newest backup in BACKUP_URL began; very long without any.',
    () => ageOf(values.backupAt),
  );
  const { changesAt } = values;
  if (changesAt)
    add(
      'aranya_archive_copy_age_seconds',
      'Time since all archived changes were in BACKUP_URL; very long when they never were.',
      () => ageOf(changesAt()),
    );
}

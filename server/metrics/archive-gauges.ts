import { Gauge, type Registry } from 'prom-client';
import { archiveStatus } from '#database/backup/archive/archive-status.ts';
import type { BackupSettings } from '#database/backup/settings.ts';
import { backupKey } from '#database/backup/stored-file.ts';
import { minuteMs } from '#platform/india-time.ts';
import type { Config } from '#platform/server/config.ts';
import { errorFields, type Log } from '#platform/server/log.ts';

const oldMs = 5 * minuteMs;

type Values = { at: number; isWhole: boolean };

/**
 * Checks the archived changes of the embedded database each minute, and warns in the log when they are old or cannot be used.
 * The first check comes after the first minute. Without BACKUP_DIR, or with DATABASE_URL, nothing is checked.
 */
export function watchArchive(
  { BACKUP_DIR, BACKUP_KEY, DATABASE_URL }: BackupSettings & Pick<Config, 'DATABASE_URL'>,
  log: Log,
) {
  if (BACKUP_DIR === undefined || DATABASE_URL !== undefined)
    return { values: null, check: async () => {}, stop: async () => {} };
  const values: Values = { at: 0, isWhole: false };
  const key = backupKey(BACKUP_KEY);
  const check = async () => {
    const { at, isWhole } = await archiveStatus(BACKUP_DIR, key);
    Object.assign(values, { at: at?.getTime() ?? 0, isWhole });
    if (!isWhole) log.warn('the archived changes cannot be used');
    else if (Date.now() - values.at > oldMs) log.warn('the archived changes are old');
  };
  const checkSafely = () =>
    check().catch((error: unknown) => log.warn('archived changes not looked at', errorFields(error)));
  const timer = setInterval(checkSafely, minuteMs).unref();
  return { values, check, stop: async () => clearInterval(timer) };
}

/** Adds the age of the archived changes. Without any it is the time since 1970, which no alert overlooks. */
export function addArchiveGauges(registry: Registry, values: Values | null): void {
  if (values === null) return;
  const gauges = {
    aranya_archive_age_seconds: {
      help: 'Time since changes of the database were archived; very long without any.',
      read: () => (Date.now() - values.at) / 1000,
    },
    aranya_archive_whole: {
      help: '1 when the archived changes continue the newest backup without a gap and the last can be read.',
      read: () => Number(values.isWhole),
    },
  };
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    });
    registry.registerMetric(gauge);
  }
}

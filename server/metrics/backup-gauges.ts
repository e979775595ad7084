import { Gauge, type Registry } from 'prom-client';
import { newestBackup } from '#database/backup/newest-backup.ts';
import type { BackupSettings } from '#database/backup/settings.ts';
import { hourMs } from '#platform/india-time.ts';
import type { Config } from '#platform/server/config.ts';
import type { Log } from '#platform/server/log.ts';
import { addArchiveGauges, watchArchive } from './archive-gauges.ts';
import { addCopyGauges, watchCopies } from './copy-gauges.ts';
import { keepLooking } from './keep-looking.ts';

const oldMs = 26 * hourMs;

/**
 * Checks the newest backup, and warns in the log when it is missing, old or unreadable. It watches the archived changes too.
 * Without BACKUP_DIR nothing is checked. `values`, `archive` and `copies` are for Prometheus.
 */
export function watchBackups(settings: BackupSettings & Pick<Config, 'DATABASE_URL'>, log: Log) {
  const values: { at: number; isReadable: boolean } = { at: 0, isReadable: false };
  const check = async () => {
    const { at, isReadable } = await newestBackup(settings);
    Object.assign(values, { at: at?.getTime() ?? 0, isReadable });
    const fault =
      at === null
        ? 'there is no backup'
        : !isReadable
          ? 'the newest backup cannot be read'
          : Date.now() - at.getTime() > oldMs && 'the newest backup is old';
    if (fault) log.warn(fault);
    return !fault;
  };
  const archive = watchArchive(settings, log);
  const copies = watchCopies(settings, log);
  if (settings.BACKUP_DIR === undefined)
    return { ...noBackups, check: async () => true, stop: async () => {} };
  const stopLooking = keepLooking({ look: check, log, failure: 'backups not looked at' });
  const stop = async () => {
    stopLooking();
    await Promise.all([archive.stop(), copies.stop()]);
  };
  return { values, archive: archive.values, copies: copies.values, check, stop };
}

/** Nothing is shown. */
export const noBackups = { values: null, archive: null, copies: null };

type Watched = Pick<ReturnType<typeof watchBackups>, 'values' | 'archive' | 'copies'>;

/** Adds the age of the newest backup. With no backup it is the time since 1970, which no alert overlooks. */
export function addBackupGauges(registry: Registry, { values, archive, copies }: Watched) {
  addArchiveGauges(registry, archive);
  addCopyGauges(registry, copies);
  if (values === null) return;
  const valueOf = {
    aranya_backup_age_seconds: () => (Date.now() - values.at) / 1000,
    aranya_backup_readable: () => Number(values.isReadable),
  };
  const help = {
    aranya_backup_age_seconds: 'Time since the newest backup began; very long without a backup.',
    aranya_backup_readable: '1 when the newest backup has its key and all files in their length.',
  };
  for (const name of ['aranya_backup_age_seconds', 'aranya_backup_readable'] as const) {
    const gauge = new Gauge({
      name,
      help: help[name],
      registers: [],
      collect() {
        this.set(valueOf[name]());
      },
    });
    registry.registerMetric(gauge);
  }
}

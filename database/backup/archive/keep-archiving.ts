import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hourMs, minuteMs } from '#platform/india-time.ts';
import { errorFields, type Log } from '#platform/server/log.ts';
import type { BackupSettings } from '../settings.ts';
import { backupKey } from '../stored-file.ts';
import { archiveChanges, archiveOf, type Archiving, stopArchiving } from './archive-changes.ts';
import { copyChanges } from '../bucket/copy-to-bucket.ts';
import { continuedBackups } from './continued-backups.ts';
import { chainFrom } from './segments.ts';

/** The shop closes within ten seconds. */
const lastMs = 4_000;
const lowPriority = 10;

/**
 * Archives the changes of an embedded database to BACKUP_DIR and BACKUP_URL each minute until `stop`, which archives once more. It makes a
 * backup when there is none that the changes continue. Without BACKUP_DIR it only ends an earlier archiving.
 */
export function keepArchiving(
  given: Pick<Archiving, 'dataDir' | 'adminUrl'>,
  { BACKUP_DIR: dir, BACKUP_URL: url, BACKUP_KEY }: BackupSettings,
  log: Log,
): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const fail = (error: unknown) => log.warn('changes are not archived', errorFields(error));
  const failToCopy = (error: unknown) => log.warn('changes are not copied to BACKUP_URL', errorFields(error));
  if (dir === undefined) {
    void stopArchiving(given.adminUrl).catch(fail);
    return { stop: async () => {} };
  }
  const archiving = { ...given, dir, key: backupKey(BACKUP_KEY) };
  let backedUpAt = 0;
  const inBucket = new Set<string>();
  const copy = async (archive: string) => {
    if (url !== undefined) await copyChanges({ dir, url, archive }, inBucket);
  };
  const once = async () => {
    const archive = archiveOf(given.dataDir);
    const backups = (await continuedBackups(dir, archiving.key)).filter((one) => one.archive === archive);
    await archiveChanges({ ...archiving, uploadsSince: backups[0]?.begun });
    await copy(archive).catch(failToCopy);
    const newest = backups.at(-1);
    if (newest && !chainFrom(await readdir(join(dir, archive)), newest.first).hasGap) return;
    if (Date.now() - backedUpAt < hourMs || ending.signal.aborted) return;
    backedUpAt = Date.now();
    log.warn(newest ? 'the archive has a gap, so a backup begins' : 'a first backup begins');
    await backUp(ending.signal);
  };
  const work = async () => {
    while (!ending.signal.aborted) {
      await once().catch(fail);
      await pause(minuteMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  };
  const working = work();
  const finish = async () => {
    await working;
    await archiveChanges(archiving);
    await copy(archiveOf(given.dataDir)).catch(failToCopy);
  };
  return {
    stop: async () => {
      ending.abort();
      await Promise.race([finish().catch(fail), pause(lastMs, undefined, { ref: false })]);
    },
  };
}

/** A process of its own keeps the memory and the processor time of the shop free. */
async function backUp(signal: AbortSignal): Promise<void> {
  const running = promisify(execFile)(process.execPath, ['database/backup-command.ts'], { signal });
  if (running.child.pid !== undefined) setPriority(running.child.pid, lowPriority);
  await running;
}

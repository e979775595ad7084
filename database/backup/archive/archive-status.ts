import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readStored } from '../stored-file.ts';
import { continuedBackups } from './continued-backups.ts';
import { chainFrom } from './segments.ts';

export type ArchiveStatus = {
  /** When changes were archived last, or null when none ever were. */
  at: Date | null;
  /** Whether the changes continue the newest backup without a gap, and the last of them can be read. */
  isWhole: boolean;
};

/** Returns the state of the archive that continues the newest backup in BACKUP_DIR. */
export async function archiveStatus(dir: string, key: Buffer | undefined): Promise<ArchiveStatus> {
  const newest = (await continuedBackups(dir, key)).at(-1);
  const archive = newest && join(dir, newest.archive);
  if (!archive) return { at: null, isWhole: false };
  const { chain, hasGap } = chainFrom(existsSync(archive) ? await readdir(archive) : [], newest.first);
  const last = chain.at(-1);
  // The backup itself holds the changes until its end.
  if (last === undefined) return { at: new Date(newest.endedAt), isWhole: !hasGap };
  const file = join(archive, last);
  try {
    const { mtime } = await stat(file);
    await readStored({ file, name: last, key }, undefined);
    return { at: mtime, isWhole: !hasGap };
  } catch (error) {
    // The part was replaced in the meantime by a longer one.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return archiveStatus(dir, key);
    return { at: null, isWhole: false };
  }
}

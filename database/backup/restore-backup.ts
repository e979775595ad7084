import { chownSync, existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { chooseOwner, type Owner } from '../embedded/choose-owner.ts';
import { clusterExists } from '../embedded/create-cluster.ts';
import { takeLock } from '../embedded/lock.ts';
import { openFolder } from '../embedded/open-folder.ts';
import { readManifest } from './manifest.ts';
import { inParallel, readStored } from './stored-file.ts';

const databasePrefix = 'postgres/data';

/**
 * Restores a backup into an empty data folder. Each file is compared with the backup's manifest, and the database gets its
 * name last, so a restore that is broken off leaves no half of one. The next start of the shop recovers it. Throws a
 * StartRefusal when the folder holds a shop, and another error when the backup is damaged or the key is wrong.
 */
export async function restoreBackup({
  backup,
  dataDir,
  key,
}: {
  backup: string;
  dataDir: string;
  key: Buffer | undefined;
}): Promise<{ files: number }> {
  const { folders, files } = await readManifest(backup, key);
  const folder = openFolder(dataDir);
  const lock = await takeLock(folder.root);
  try {
    if (clusterExists(folder) || existsSync(join(dataDir, 'server.key')))
      throw new StartRefusal(
        'data-folder',
        `The data folder ${dataDir} holds a shop. Move it away, or set DATA_DIR to an empty folder.`,
      );
    const unfinished = join(folder.root, `unfinished-restore-${process.pid}`);
    const placeOf = (name: string) => {
      if (name === databasePrefix || name.startsWith(`${databasePrefix}/`))
        return join(unfinished, name.slice(databasePrefix.length));
      return name.startsWith('postgres/') ? join(folder.root, name.slice(9)) : join(dataDir, name);
    };
    for (const name of folders.filter((each) => each !== 'postgres'))
      await mkdir(placeOf(name), { recursive: true, mode: name.startsWith('postgres/') ? 0o700 : 0o755 });
    await inParallel(files, async ({ name, stored, sha256, mode }) => {
      await readStored({ file: join(backup, stored), name, key }, sha256, placeOf(name));
      await chmod(placeOf(name), mode);
    });
    giveTo(chooseOwner(folder.data), unfinished);
    await rename(unfinished, folder.data);
    return { files: files.length };
  } finally {
    lock.release();
  }
}

/** PostgreSQL never runs as root, so its files belong to its own user. */
function giveTo({ switchTo }: Owner, root: string): void {
  if (!switchTo) return;
  const { uid, gid } = switchTo;
  chownSync(root, uid, gid);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    chownSync(join(entry.parentPath, entry.name), uid, gid);
}

import { chownSync, existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartRefusal } from '#platform/server/start-refusal.ts';
import { chooseOwner, type Owner } from '../embedded/choose-owner.ts';
import { clusterExists } from '../embedded/create-cluster.ts';
import { findHolder } from '../embedded/held-folder.ts';
import { takeLock } from '../embedded/lock.ts';
import { openFolder } from '../embedded/open-folder.ts';
import { askForRecovery, placeSegments, placeUploads } from './archive/restore-changes.ts';
import { requireEmpty, restoreDump } from './external/dump.ts';
import { type Manifest, placeBelow, readManifest } from './manifest.ts';
import { dumpName, inParallel, readStored } from './stored-file.ts';

const databasePrefix = 'postgres/data';

type Restoring = {
  backup: string;
  dataDir: string;
  key: Buffer | undefined;
  to?: Date | undefined;
  /** DATABASE_URL, empty, for the backup of a shop with its own PostgreSQL. */
  databaseUrl?: string | undefined;
};

/**
 * Restores a backup and the archived changes that continue it, up to `to`, into an empty data folder. Each file is compared with
 * the backup's manifest, and the database gets its name last, so a restore that is broken off leaves no half of one.
 * `recoverDatabase` comes next. Throws a StartRefusal when the folder holds a shop, and another error when the backup is damaged
 * or the key is wrong.
 */
export async function restoreBackup({
  backup,
  dataDir,
  key,
  to,
  databaseUrl,
}: Restoring): Promise<{ files: number; hasGap: boolean }> {
  const { folders, files, continues, dump } = await readManifest(backup, key);
  await requireDatabase({ dump, databaseUrl, to });
  const changes = { dir: dirname(backup), key, continues };
  refuseUnderShop(dataDir);
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
      if (name === databasePrefix) return unfinished;
      if (name.startsWith(`${databasePrefix}/`))
        return placeBelow(unfinished, name.slice(databasePrefix.length + 1));
      return name.startsWith('postgres/')
        ? placeBelow(folder.root, name.slice('postgres/'.length))
        : placeBelow(dataDir, name);
    };
    for (const name of folders.filter((each) => each !== 'postgres'))
      await mkdir(placeOf(name), { recursive: true, mode: name.startsWith('postgres/') ? 0o700 : 0o755 });
    await inParallel(files, async ({ name, stored, sha256 }) => {
      await readStored({ file: join(backup, stored), name, key }, sha256, placeOf(name));
      if (name.startsWith('uploads/')) await chmod(placeOf(name), 0o640);
    });
    for (const name of ['postgresql.conf', 'postgresql.auto.conf'])
      await refuseSettings(join(unfinished, name));
    if (dump) {
      await restoreDump(placeOf(dumpName), databaseUrl!);
      return { files: files.length, hasGap: false };
    }
    const { hasGap } = await placeSegments(join(unfinished, 'pg_wal'), changes);
    await placeUploads(dataDir, changes);
    await askForRecovery(unfinished, to);
    giveTo(chooseOwner(folder.data), unfinished);
    await rename(unfinished, folder.data);
    return { files: files.length, hasGap };
  } finally {
    lock.release();
  }
}

/** Settings by which PostgreSQL runs a program, or reads and writes in other folders. A shop has none of them in its files. */
const leadsOut =
  /^[ \t]*(?:include\w*|\w+_command|\w+_libraries|dynamic_library_path|\w+_director(?:y|ies)|external_pid_file|hba_file|ident_file)\b/im;
/** A restore writes this one. */
const ownLine = /^restore_command = 'exit 1'$/gm;
const maxSettings = 1_000_000;

async function refuseSettings(file: string): Promise<void> {
  const text = existsSync(file) ? (await readFile(file, 'utf8')).slice(0, maxSettings + 1) : '';
  if (text.length > maxSettings || leadsOut.test(text.replaceAll(ownLine, '')))
    throw new Error('The backup is damaged: its settings of PostgreSQL lead out of the data folder.');
}

/** A shop whose folder was emptied keeps running, and its supervisor would start a second server on the restored ones. */
function refuseUnderShop(dataDir: string): void {
  const holder = findHolder(dataDir);
  if (holder !== undefined)
    throw new StartRefusal(
      'already-running',
      `A shop still runs on ${dataDir} (process ${holder}). Stop it before you restore.`,
    );
}

type RestoreTarget = Pick<Restoring, 'databaseUrl' | 'to'> & Pick<Manifest, 'dump'>;

/** A backup of files needs the embedded PostgreSQL, and a dump needs a PostgreSQL at DATABASE_URL. */
async function requireDatabase({ dump, databaseUrl, to }: RestoreTarget): Promise<void> {
  if (dump && databaseUrl === undefined)
    throw new StartRefusal(
      'setting',
      `The backup holds a dump of PostgreSQL ${dump.major}. Set DATABASE_URL to an empty database.`,
    );
  if (!dump && databaseUrl !== undefined)
    throw new StartRefusal(
      'setting',
      'The backup is of the embedded PostgreSQL. Restore it without DATABASE_URL.',
    );
  if (!dump) return;
  if (to)
    throw new StartRefusal('setting', 'A dump has no changes after it, so --to cannot choose among them.');
  await requireEmpty(databaseUrl!, dump.major);
}

/** PostgreSQL never runs as root, so its files belong to its own user. */
function giveTo({ switchTo }: Owner, root: string): void {
  if (!switchTo) return;
  const { uid, gid } = switchTo;
  chownSync(root, uid, gid);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    chownSync(join(entry.parentPath, entry.name), uid, gid);
}

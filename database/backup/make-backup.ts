import { type Dirent, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import type { PictureStore } from '#platform/server/uploads/stores/picture-store.ts';
import { openFolder } from '../embedded/open-folder.ts';
import { archiveOf } from './archive/archive-changes.ts';
import { copyPictures } from './bucket/pictures-of-bucket.ts';
import { controlFile, duringBaseBackup, isPartOfBackup } from './copy-database.ts';
import { dumpDatabase } from './external/dump.ts';
import { checkBackup, folderFor, type Manifest, writeManifest } from './manifest.ts';
import { dumpName, inParallel, storeContent, storeFile } from './stored-file.ts';

type Options = {
  dataDir: string;
  dir: string;
  key: Buffer | undefined;
  /** A superuser's connection to the embedded server, which may be in use, or DATABASE_URL. */
  database: { adminUrl: string } | { url: string };
  /** Where pictures are, when they are not in the data folder. */
  bucket?: PictureStore | undefined;
  serverKey?: string | undefined;
  now?: Date;
};

/** The folder in the data folder for a backup of a shop without BACKUP_DIR. */
export const ownBackups = 'backups';

/** Files that a server leaves in its folder and a restored one makes itself. No backup holds another. */
const ofThisRun = new RegExp(`^(postgres|${ownBackups}|running-.*|.*\\.\\d+)$`);

/**
 * Backs up the database, the uploads and the server key into a new folder of `dir`, under load too, and reads it
 * back. The database comes first, so that each picture of its rows is in the backup. Returns the folder.
 */
export async function makeBackup({
  dataDir,
  dir,
  key,
  database,
  bucket,
  serverKey,
  now = new Date(),
}: Options): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const backup = await makeFolder(dir, now);
  const manifest: Manifest = { version: 1, folders: [], files: [] };
  let count = 0;
  const store: Store = async (source, name, { mayVanish = false } = {}) => {
    const stored = String(count++);
    const file = join(backup, stored);
    try {
      const place = { file, name, key };
      const storing = source instanceof Readable ? storeContent(source, place) : storeFile(source, place);
      manifest.files.push({ stored, ...(await storing) });
    } catch (error) {
      await rm(file, { force: true });
      if (!mayVanish || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  };
  if ('url' in database)
    manifest.dump = { major: await dumpDatabase(database.url, (content) => store(content, dumpName)) };
  else await storeDatabase(dataDir, { ...database, backup, manifest, store });
  const { folders, files } = walk(dataDir, (path) => !ofThisRun.test(path));
  manifest.folders.push(...folders);
  await inParallel(files, (name) => store(join(dataDir, name), name, { mayVanish: true }));
  if (serverKey && !files.includes('server.key')) await store(Readable.from([serverKey]), 'server.key');
  if (bucket) await copyPictures({ store: bucket, dir, key });
  await writeManifest(backup, manifest, key);
  await checkBackup(backup, key, { isDeep: true });
  return backup;
}

/** Names have whole seconds. A backup that begins in the second of another one takes the name of the next. */
async function makeFolder(dir: string, now: Date): Promise<string> {
  const folder = join(dir, folderFor(now));
  try {
    await mkdir(folder, { mode: 0o700 });
    return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return makeFolder(dir, new Date(now.getTime() + 1_000));
  }
}

/** PostgreSQL drops a table's file, or the shop a picture, while the backup runs. */
type Store = (source: string | Readable, name: string, options?: { mayVanish?: boolean }) => Promise<void>;

type Storing = {
  adminUrl: string;
  backup: string;
  manifest: Manifest;
  store: Store;
};

async function storeDatabase(dataDir: string, storing: Storing): Promise<void> {
  const folder = openFolder(dataDir);
  const { adminUrl, backup, manifest, store } = storing;
  const below = (name: string) => `postgres/data/${name}`;
  manifest.folders.push('postgres', 'postgres/data');
  const copy = async () => {
    const { folders, files } = walk(folder.data, isPartOfBackup);
    manifest.folders.push(...folders.map(below));
    await inParallel(files, (name) => store(join(folder.data, name), below(name), { mayVanish: true }));
    await store(join(folder.data, controlFile), below(controlFile));
  };
  await duringBaseBackup(adminUrl, copy, async ({ label, segments }) => {
    const plain = join(backup, 'backup_label');
    await writeFile(plain, label, { mode: 0o600 });
    await store(plain, below('backup_label'));
    await rm(plain);
    for (const name of segments) await store(join(folder.data, 'pg_wal', name), below(`pg_wal/${name}`));
    const endedAt = new Date().toISOString();
    manifest.continues = { archive: archiveOf(dataDir), first: segments[0]!, endedAt };
  });
  for (const file of Object.values(folder.passwords))
    await store(file, `postgres/${relative(folder.root, file)}`);
}

type Tree = { folders: string[]; files: string[] };

/** Lists folders, parents first, and files below `root`. A folder stays when only its content is left out. */
function walk(root: string, isWanted: (path: string) => boolean, below = ''): Tree {
  const found: Tree = { folders: [], files: [] };
  for (const entry of entriesOf(join(root, below))) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!isWanted(name)) continue;
    if (entry.isFile()) found.files.push(name);
    if (!entry.isDirectory()) continue;
    const inner = walk(root, isWanted, name);
    found.folders.push(name, ...inner.folders);
    found.files.push(...inner.files);
  }
  return found;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStore, StoredPicture } from './picture-store.ts';

const atOnce = 500;

/** Keeps pictures in the folder `uploads` of the data folder. */
export function openFolderStore(dataDir: string): PictureStore {
  const fileOf = (path: string) => join(dataDir, 'uploads', path);
  return {
    write: (path, bytes) => write(fileOf(path), bytes),
    read: (path) =>
      readFile(fileOf(path)).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      ),
    has: (path) =>
      access(fileOf(path)).then(
        () => true,
        () => false,
      ),
    remove: (path) => rm(fileOf(path), { force: true }),
    list: (place) => list(fileOf(place)),
  };
}

async function* list(folder: string): AsyncIterable<StoredPicture[]> {
  const names = await readdir(folder).catch(() => []);
  for (let at = 0; at < names.length; at += atOnce)
    yield await Promise.all(
      names.slice(at, at + atOnce).map(async (name) => {
        const changedAt = await stat(join(folder, name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => Infinity,
        );
        return { name, changedAt };
      }),
    );
}

async function write(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const temporary = `${target}.part`;
  try {
    const file = await open(temporary, 'wx', 0o640);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(target));
}

/** Makes the file name survive a power cut too. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { PictureStore } from '#platform/server/uploads/stores/picture-store.ts';
import { uploadedName } from '#platform/picture-kind.ts';
import { uploadPlaces } from '#platform/server/uploads/uploads.ts';
import { inParallel, readStored, storeContent } from '../stored-file.ts';

type Copying = { store: PictureStore; dir: string; key: Buffer | undefined };

/**
 * Copies the pictures of STORAGE_URL that the folder `pictures` of BACKUP_DIR lacks. All backups share them, since a picture
 * never changes. A file's time says when the bucket held the picture last.
 */
export async function copyPictures({ store, dir, key }: Copying): Promise<void> {
  for (const place of uploadPlaces) {
    await mkdir(join(dir, 'pictures', place), { recursive: true, mode: 0o700 });
    for await (const part of store.list(place))
      await inParallel(
        part.filter(({ name }) => uploadedName.test(name)),
        ({ name }) => copyOne(`${place}/${name}`),
      );
  }

  async function copyOne(path: string): Promise<void> {
    const file = join(dir, 'pictures', path);
    if (existsSync(file)) return utimes(file, new Date(), new Date());
    const bytes = await store.read(path);
    if (bytes === null) return;
    const place = { file: `${file}.unfinished`, name: `pictures/${path}`, key };
    const { sha256 } = await storeContent(Readable.from([Buffer.from(bytes)]), place);
    await readStored(place, sha256);
    await rename(place.file, file);
  }
}

/** Puts back each picture that the shop's store lacks. Returns how many. */
export async function restorePictures({ store, dir, key }: Copying): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-picture-'));
  let count = 0;
  try {
    await inParallel(picturesIn(dir), async (path) => {
      if (await store.has(path)) return;
      const plain = join(folder, path.replace('/', '-'));
      await readStored(
        { file: join(dir, 'pictures', path), name: `pictures/${path}`, key },
        undefined,
        plain,
      );
      await store.write(path, await readFile(plain));
      await rm(plain);
      count += 1;
    });
    return count;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Removes the pictures that the shop had removed before the oldest backup began. */
export async function removeOldPictures(dir: string, oldest: Date): Promise<void> {
  for (const path of picturesIn(dir)) {
    const file = join(dir, 'pictures', path);
    if ((await stat(file)).mtimeMs < oldest.getTime()) await rm(file);
  }
}

function picturesIn(dir: string): string[] {
  const root = join(dir, 'pictures');
  return uploadPlaces.flatMap((place) =>
    existsSync(join(root, place))
      ? readdirSync(join(root, place))
          .filter((name) => uploadedName.test(name))
          .map((name) => `${place}/${name}`)
      : [],
  );
}

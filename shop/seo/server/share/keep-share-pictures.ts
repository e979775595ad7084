import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Options = {
  folder: string;
  /** Deletes the oldest picture first. */
  maxPictures?: number;
};

/** A folder of finished pictures by key, of limited size. */
export function keepSharePictures({ folder, maxPictures = 2_000 }: Options) {
  const fileOf = (key: string) => join(folder, `${key}.jpg`);

  async function keep(key: string, picture: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    const temporary = `${fileOf(key)}.${process.pid}.part`;
    await writeFile(temporary, picture);
    await rename(temporary, fileOf(key));
    await dropOldest();
  }

  async function dropOldest(): Promise<void> {
    const names = await readdir(folder);
    if (names.length <= maxPictures) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, madeAt: (await stat(join(folder, name))).mtimeMs })),
    );
    const oldest = files.toSorted((a, b) => a.madeAt - b.madeAt).slice(0, names.length - maxPictures);
    await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
  }

  return {
    keep,
    read: (key: string): Promise<Buffer | null> => readFile(fileOf(key)).catch(() => null),
  };
}

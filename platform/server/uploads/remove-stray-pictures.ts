import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#platform/india-time.ts';
import { uploadPlaces } from './uploads.ts';

/** An upload writes its file before its row. No upload and no transaction takes this long. */
const safeAgeMs = dayMs;
const ours = /^[0-9a-f]{32}\.webp(\.part)?$/;
const atOnce = 500;

/** Returns the subset of the paths below /uploads that a row names. */
export type FindKept = (paths: string[]) => Promise<Set<string>>;

type Given = { dataDir: string; findKept: FindKept; now: Date };

/**
 * Finds uploaded files without a row, such as files left by a crash. Skips files younger than `olderThanMs` (24 hours by
 * default), since an upload writes its file before its row. Returns paths below /uploads.
 */
export async function findStrayPictures({
  dataDir,
  findKept,
  now,
  olderThanMs = safeAgeMs,
}: Given & { olderThanMs?: number }): Promise<string[]> {
  const strays: string[] = [];
  for (const place of uploadPlaces) {
    const folder = join(dataDir, 'uploads', place);
    const names = (await readdir(folder).catch(() => [])).filter((name) => ours.test(name));
    for (let at = 0; at < names.length; at += atOnce) {
      const old = await oldOnes(folder, names.slice(at, at + atOnce), now.getTime() - olderThanMs);
      const paths = old.map((name) => `/uploads/${place}/${name}`);
      const kept = paths.length > 0 ? await findKept(paths) : new Set();
      strays.push(...paths.filter((path) => !kept.has(path)));
    }
  }
  return strays;
}

async function oldOnes(folder: string, names: string[], before: number): Promise<string[]> {
  const ages = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => Infinity,
      ),
    ),
  );
  return names.filter((_, at) => ages[at]! < before);
}

/** Deletes the stray pictures and returns their number. */
export async function removeStrayPictures(given: Given): Promise<number> {
  const strays = await findStrayPictures(given);
  for (const path of strays) await rm(join(given.dataDir, path), { force: true });
  return strays.length;
}

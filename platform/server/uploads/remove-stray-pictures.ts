import { dayMs } from '#platform/india-time.ts';
import type { PictureStore } from './stores/picture-store.ts';
import { uploadPlaces } from './uploads.ts';

/** An upload writes its file before its row. No upload and no transaction takes this long. */
const safeAgeMs = dayMs;
const ours = /^[0-9a-f]{32}\.webp(\.part)?$/;

/** Returns the subset of the paths below /uploads that a row names. */
export type FindUsed = (paths: string[]) => Promise<Set<string>>;

type Params = { store: PictureStore; findKept: FindUsed; now: Date };

/**
 * Finds uploaded files without a row, such as files left by a crash. Skips files younger than `olderThanMs` (24 hours by
 * default), since an upload writes its file before its row. Returns paths below /uploads.
 */
export async function findStrayPictures({
  store,
  findKept,
  now,
  olderThanMs = safeAgeMs,
}: Params & { olderThanMs?: number }): Promise<string[]> {
  const strays: string[] = [];
  const before = now.getTime() - olderThanMs;
  for (const place of uploadPlaces)
    for await (const part of store.list(place)) {
      const old = part.filter(({ name, changedAt }) => ours.test(name) && changedAt < before);
      const paths = old.map(({ name }) => `/uploads/${place}/${name}`);
      const kept = paths.length > 0 ? await findKept(paths) : new Set();
      strays.push(...paths.filter((path) => !kept.has(path)));
    }
  return strays;
}

export async function removeStrayPictures(given: Params): Promise<number> {
  const strays = await findStrayPictures(given);
  for (const path of strays) await given.store.remove(path.replace('/uploads/', ''));
  return strays.length;
}

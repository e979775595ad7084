import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { segmentsBefore } from './archive/segments.ts';
import { removeOldPictures } from './bucket/pictures-of-bucket.ts';
import { listBackups, readManifest, timeOf } from './manifest.ts';

/** Removes all but the newest `keep` backups, and archived changes and pictures that only they need. */
export async function removeOldBackups(dir: string, keep: number, key: Buffer | undefined): Promise<void> {
  for (const name of listBackups(dir).slice(0, -keep)) await rm(join(dir, name), { recursive: true });
  await removeOldChanges(dir, key);
}

/** An unreadable backup may need any change, so then all changes stay. */
async function removeOldChanges(dir: string, key: Buffer | undefined): Promise<void> {
  const names = listBackups(dir);
  const manifests = await Promise.all(names.map((name) => readManifest(join(dir, name), key))).catch(
    () => [],
  );
  if (manifests.length > 0) await removeOldPictures(dir, timeOf(names[0]!));
  const continued = manifests.flatMap(({ continues }, at) =>
    continues ? [{ ...continues, begun: timeOf(names[at]!) }] : [],
  );
  const [oldestOfAll] = continued;
  for (const archive of oldestOfAll ? await archivesIn(dir) : []) {
    const oldest = continued.find((backup) => backup.archive === archive);
    if (oldest) await trim(join(dir, archive), oldest);
    else if (await isOlder(join(dir, archive), oldestOfAll!.begun))
      await rm(join(dir, archive), { recursive: true });
  }
}

async function archivesIn(dir: string): Promise<string[]> {
  return (await readdir(dir)).filter((name) => /^changes-[0-9a-f]{16}$/.test(name));
}

async function trim(archive: string, { first, begun }: { first: string; begun: Date }) {
  for (const name of segmentsBefore(await readdir(archive), first)) await rm(join(archive, name));
  const uploads = join(archive, 'uploads');
  for (const place of await readdir(uploads).catch(() => []))
    for (const name of await readdir(join(uploads, place)))
      if (await isOlder(join(uploads, place, name), begun)) await rm(join(uploads, place, name));
}

async function isOlder(path: string, time: Date): Promise<boolean> {
  return (await stat(path)).mtimeMs < time.getTime();
}

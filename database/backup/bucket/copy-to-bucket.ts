import { createHash } from 'node:crypto';
import { createReadStream, existsSync, openAsBlob, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Bucket, openBucket, type StoredObject } from '#platform/server/uploads/stores/bucket.ts';
import { replacedPartials } from '../archive/segments.ts';
import { listBackups, timeOf } from '../manifest.ts';
import { inParallel } from '../stored-file.ts';
import { bucketPrefix, isArchive, listBucket } from './bucket-keys.ts';

/** When all archived changes were in the bucket last, for the metrics of this process. */
export const changesCopied: { at: number } = { at: 0 };

type Copying = { dir: string; url: string };

/**
 * Copies each complete backup, archived change and picture that the bucket lacks. Each name has one content for ever, so a
 * copy that was broken off goes on. Then it removes what the folder of `keep` backups no longer holds.
 */
export async function copyToBucket({ dir, url, keep }: Copying & { keep: number }): Promise<void> {
  const bucket = openBucket(url);
  const before = await listBucket(bucket);
  const stored = new Set(before.map(({ key }) => key));
  for (const folder of [...archivesIn(dir), 'pictures']) await copyFiles(filesBelow(dir, folder));
  for (const name of listBackups(dir)) {
    const isManifest = (path: string) => /\/manifest(\.sha256)?$/.test(path);
    const files = filesBelow(dir, name);
    await copyFiles(files.filter((path) => !isManifest(path)));
    // The manifest makes the copy complete.
    await copyFiles([`${name}/manifest.sha256`]);
    await copyFiles([`${name}/manifest`]);
  }
  await removeOld(bucket, { dir, keep, before });

  async function copyFiles(paths: string[]): Promise<void> {
    const missing = paths.filter((path) => !stored.has(bucketPrefix + path));
    await inParallel(missing, (path) => copy(bucket, dir, path));
  }
}

/** Copies the changes of one archive. `known` holds what this process has found in the bucket. */
export async function copyChanges(
  { dir, url, archive }: Copying & { archive: string },
  known: Set<string>,
): Promise<void> {
  const bucket = openBucket(url);
  if (known.size === 0) for (const { key } of await listBucket(bucket, archive)) known.add(key);
  const files = filesBelow(dir, archive);
  // The part of the newest segment comes last, so that the copy has no gap.
  for (const path of files.toSorted())
    if (!known.has(bucketPrefix + path)) {
      await copy(bucket, dir, path);
      known.add(bucketPrefix + path);
    }
  const begin = `${bucketPrefix}${archive}/`;
  const names = [...known].map((key) => key.slice(begin.length));
  for (const name of replacedPartials(names)) {
    await bucket.remove(begin + name);
    known.delete(begin + name);
  }
  changesCopied.at = Date.now();
}

/** A picture may be removed, and a part replaced, in the meantime. */
async function copy(bucket: Bucket, dir: string, path: string): Promise<void> {
  const file = join(dir, path);
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
    const body = await openAsBlob(file);
    const sha256 = hash.digest('hex');
    await bucket.put(bucketPrefix + path, body, { type: 'application/octet-stream', sha256 });
  } catch (error) {
    if (existsSync(file)) throw error;
  }
}

type Removing = { dir: string; keep: number; before: StoredObject[] };

/** While the folder holds fewer backups, such as on a new machine, the bucket may be all that is left of older ones. */
async function removeOld(bucket: Bucket, { dir, keep, before }: Removing): Promise<void> {
  const backups = listBackups(dir);
  if (backups.length < keep) return;
  const begun = timeOf(backups[0]!).getTime();
  const gone = before.filter(
    ({ key, changedAt }) => changedAt < begun && !existsSync(join(dir, key.slice(bucketPrefix.length))),
  );
  // Without its manifest a backup is none, so no half of one is left.
  const [manifests, others] = [true, false].map((is) =>
    gone.filter(({ key }) => key.endsWith('/manifest') === is),
  );
  for (const part of [manifests!, others!]) await inParallel(part, ({ key }) => bucket.remove(key));
}

function archivesIn(dir: string): string[] {
  return readdirSync(dir).filter(isArchive);
}

/** Lists the finished files below a folder of BACKUP_DIR, with `/`. */
function filesBelow(dir: string, folder: string): string[] {
  const root = join(dir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(unfinished|plain|part)$/.test(entry.name))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { openBucket, type StoredObject } from '#platform/server/uploads/stores/bucket.ts';
import { placeBelow, timeOf } from '../manifest.ts';
import { inParallel } from '../stored-file.ts';
import { backupsAmong, bucketPrefix, listBucket } from './bucket-keys.ts';

type Fetching = {
  /** Fetches the manifests, from which a restore chooses. */
  manifests: () => Promise<void>;
  /** Fetches a backup, the changes that continue it, and the pictures. */
  backup: (name: string, archive: string | undefined) => Promise<void>;
};

/** Reads the backups of a bucket into `dir`, where they look as in BACKUP_DIR. */
export async function fetchFromBucket(url: string, dir: string): Promise<Fetching> {
  const bucket = openBucket(url);
  const stored = await listBucket(bucket);
  const fetchAll = (wanted: (path: string) => boolean) =>
    inParallel(
      stored.filter(({ key }) => wanted(key.slice(bucketPrefix.length))),
      fetchOne,
    );

  async function fetchOne({ key, bytes }: StoredObject): Promise<void> {
    const response = await bucket.get(key, bytes);
    // The part of a segment was replaced in the meantime.
    if (response?.body == null) return;
    const file = placeBelow(dir, key.slice(bucketPrefix.length));
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const content = Readable.fromWeb(response.body as ReadableStream);
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
  }

  return {
    manifests: () => fetchAll((path) => /\/manifest(\.sha256)?$/.test(path)),
    backup: (name, archive) =>
      fetchAll((path) => [name, archive, 'pictures'].includes(path.split('/', 1)[0])),
  };
}

/** Returns the time of the newest complete backup in a bucket, or null. */
export async function newestInBucket(url: string): Promise<Date | null> {
  const stored = await listBucket(openBucket(url));
  const newest = backupsAmong(stored.map(({ key }) => key)).at(-1);
  return newest === undefined ? null : timeOf(newest);
}

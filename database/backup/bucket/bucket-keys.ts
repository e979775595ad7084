import type { Bucket, StoredObject } from '#platform/server/uploads/stores/bucket.ts';

/** The bucket may hold uploads too. */
export const bucketPrefix = 'backups/';

const backup = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\/(\d+|manifest|manifest\.sha256)`;
const picture = String.raw`[a-z]+\/[\w-]+\.\w+`;
const archive = String.raw`changes-[0-9a-f]{16}\/([0-9A-F]{24}(\.[0-9A-F]{8}\.partial)?|uploads\/${picture})`;
/** A foreign object must not lead out of the folder for backups. */
const known = new RegExp(String.raw`^${bucketPrefix}(${backup}|${archive}|pictures\/${picture})$`);

export async function listBucket(bucket: Bucket, folder?: string): Promise<StoredObject[]> {
  const found: StoredObject[] = [];
  const prefix = folder === undefined ? bucketPrefix : `${bucketPrefix}${folder}/`;
  for await (const part of bucket.list(prefix)) found.push(...part.filter(({ key }) => known.test(key)));
  return found;
}

export function isArchive(name: string): boolean {
  return /^changes-[0-9a-f]{16}$/.test(name);
}

/** Returns the names of the complete backups among these keys, oldest first. */
export function backupsAmong(keys: string[]): string[] {
  const names = keys.map((key) => /^backups\/([^/]+)\/manifest$/.exec(key)?.[1]);
  return names.filter((name) => name !== undefined).toSorted();
}

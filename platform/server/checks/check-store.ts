import { randomBytes } from 'node:crypto';
import { troubleInWords } from './trouble-in-words.ts';
import { type Bucket, openBucket } from '../uploads/stores/bucket.ts';
import type { PictureStore } from '../uploads/stores/picture-store.ts';

/** The part of a bucket or a folder that the check needs. */
type Store = Pick<PictureStore, 'write' | 'read' | 'remove'>;

/** Writes a small object of its own, reads it back and removes it. Returns what is wrong in words, or null. */
export async function checkStore({ write, read, remove }: Store): Promise<string | null> {
  const path = `checks/${randomBytes(16).toString('hex')}`;
  const bytes = randomBytes(64);
  try {
    await write(path, bytes);
  } catch (error) {
    return `The shop cannot write there. ${reasonOf(error)}`;
  }
  try {
    const found = await read(path);
    if (!found || !bytes.equals(found))
      return 'The shop reads something else than it has written. Is a cache or another service in between?';
  } catch (error) {
    return `The shop can write there, but cannot read. ${reasonOf(error)}`;
  } finally {
    await remove(path).catch(() => {});
  }
  return (await isLeft({ read }, path)) ? 'The shop can write and read there, but cannot remove.' : null;
}

/** Returns a bucket as the check needs it. */
export function storeOfBucket(address: string): Store {
  const bucket: Bucket = openBucket(address);
  return {
    write: (path, bytes) => bucket.put(path, new Uint8Array(bytes), { type: 'application/octet-stream' }),
    read: async (path) => {
      const response = await bucket.get(path, 64);
      return response && new Uint8Array(await response.arrayBuffer());
    },
    remove: bucket.remove,
  };
}

async function isLeft({ read }: Pick<Store, 'read'>, path: string): Promise<boolean> {
  return read(path).then(
    (bytes) => bytes !== null,
    () => false,
  );
}

/** Messages of a bucket are the shop's own, and hold no address. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (message === 'The storage has no such bucket.') return 'There is no bucket of this name.';
  const [, status] = /^The storage responds to [A-Z]{3,6} with (\d{3})\.$/.exec(message) ?? [];
  if (status === '403') return 'It refuses the key or the secret, or the key lacks this right.';
  return status ? `It responds with ${status}. Compare the address and the region.` : troubleInWords(error);
}

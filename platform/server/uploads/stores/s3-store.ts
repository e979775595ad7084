import { openBucket } from './bucket.ts';
import type { PictureStore, StoredPicture } from './picture-store.ts';

const maxPictureBytes = 16 * 1024 * 1024;

/** Keeps pictures in a bucket, below the folder `uploads`. */
export function openS3Store(address: string): PictureStore {
  const bucket = openBucket(address);
  return {
    write: (path, bytes) => bucket.put(`uploads/${path}`, new Uint8Array(bytes), { type: 'image/webp' }),
    read: async (path) => {
      const response = await bucket.get(`uploads/${path}`);
      if (response === null) return null;
      if (Number(response.headers.get('content-length')) > maxPictureBytes)
        throw new Error('The storage holds a picture that is too large.');
      return new Uint8Array(await response.arrayBuffer());
    },
    has: (path) => bucket.has(`uploads/${path}`),
    remove: (path) => bucket.remove(`uploads/${path}`),
    list: (place) => list(`uploads/${place}/`),
  };

  async function* list(prefix: string): AsyncIterable<StoredPicture[]> {
    for await (const part of bucket.list(prefix))
      yield part.map(({ key, changedAt }) => ({ name: key.slice(prefix.length), changedAt }));
  }
}

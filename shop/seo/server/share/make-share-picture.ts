import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limitConcurrency } from '#platform/server/limits/concurrency-limit.ts';
import { drawSharePicture, type ShareLook } from './draw-share-picture.ts';
import { keepSharePictures } from './keep-share-pictures.ts';
import type { PictureStore } from '#platform/server/uploads/stores/picture-store.ts';
import { uploadedName } from '#platform/picture-kind.ts';
import type { ShareSubject } from './share-subject.ts';

/** A new look needs a new number, so that the shop serves no older picture. */
const look = 1;
const masters = join(process.cwd(), 'demo', 'art', 'pictures');
const safeName = /^[a-z0-9][a-z0-9.-]{0,150}\.webp$/;

type Options = { dataDir: string; store: PictureStore; maxPictures?: number };

/**
 * Returns a function that makes share pictures: two at a time, and each once. The key is the content: title, price, picture,
 * name and palette of the shop. No other client input makes another picture.
 */
export function sharePictures({ dataDir, store, ...bound }: Options) {
  const kept = keepSharePictures({ folder: join(dataDir, 'share'), ...bound });
  const inTurn = limitConcurrency({ atOnce: 2, maxWaiting: 20 });
  const making = new Map<string, Promise<Buffer>>();

  async function make(subject: ShareSubject, key: string, shop: ShareLook): Promise<Buffer> {
    const known = await kept.read(key);
    if (known) return known;
    const picture = uploadedName.test(subject.picture)
      ? await store.read(`products/${subject.picture}`)
      : await readFile(masterOf(subject)).catch(() => null);
    const made = await inTurn(() => drawSharePicture({ subject, ...shop, picture }));
    await kept.keep(key, made);
    return made;
  }

  return async (subject: ShareSubject, shop: ShareLook): Promise<Buffer> => {
    const drawnAt = (await stat(masterOf(subject)).catch(() => null))?.mtimeMs ?? 0;
    const content = JSON.stringify([look, shop.shopName, shop.palette, subject, drawnAt]);
    const key = createHash('sha256').update(content).digest('hex').slice(0, 32);
    const pending = making.get(key) ?? make(subject, key, shop).finally(() => making.delete(key));
    making.set(key, pending);
    return pending;
  };
}

function masterOf({ picture }: ShareSubject): string {
  return join(masters, safeName.test(picture) ? picture : 'none.webp');
}

import type { Hono } from 'hono';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db.ts';
import { sendBytes } from '#platform/server/conditional/send-file.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { uploadedName } from '#platform/picture-kind.ts';
import { publicPlaces } from '#platform/server/uploads/uploads.ts';
import { isPictureHidden } from '#shop/reviews/server/review-pictures.ts';

/** Staff may hide a picture of a review at any time, so no browser keeps it without asking for longer. */
const reviewSeconds = 300;

/**
 * Serves uploaded pictures, only those that the shop encoded, with a fixed type and scripts disabled. A picture that staff hid from the
 * reviews is at no public address.
 */
export function serveUploads(site: Hono, { config, db }: { config: Config; db: Db }): void {
  const store = pictureStore(config);
  site.get('/uploads/:place/:name', async (c) => {
    const { place, name } = c.req.param();
    const known = publicPlaces.includes(place) && uploadedName.test(name);
    const isReview = place === 'reviews';
    const isShown = known && !(isReview && (await isPictureHidden(db, `/uploads/${place}/${name}`)));
    const picture = isShown ? await store.read(`${place}/${name}`) : null;
    if (!picture) return c.text('No such picture', 404);
    return sendBytes(c.req.raw, picture, {
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': isReview ? `public, max-age=${reviewSeconds}` : 'public, max-age=31536000, immutable',
    });
  });
}

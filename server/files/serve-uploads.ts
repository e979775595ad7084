import type { Hono } from 'hono';
import type { Config } from '#platform/server/config.ts';
import { sendBytes } from '#platform/server/conditional/send-file.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { publicPlaces, uploadedName } from '#platform/server/uploads/uploads.ts';

/** Serves uploaded pictures, only those that the shop encoded, with a fixed type and scripts disabled. */
export function serveUploads(site: Hono, config: Config): void {
  const store = pictureStore(config);
  site.get('/uploads/:place/:name', async (c) => {
    const { place, name } = c.req.param();
    const known = publicPlaces.includes(place) && uploadedName.test(name);
    const picture = known ? await store.read(`${place}/${name}`) : null;
    if (!picture) return c.text('No such picture', 404);
    return sendBytes(c.req.raw, picture, {
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}

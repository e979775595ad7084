import type { Hono } from 'hono';
import type { ShopContext } from '#api/context.ts';
import { networkIn } from '#api/middleware/limits.ts';
import { publicCaching } from '#platform/server/cache/public-caching.ts';
import { sendBytes } from '#platform/server/conditional/send-file.ts';
import { countReads } from '#platform/server/limits/count-reads.ts';
import { pictureStore } from '#platform/server/uploads/stores/open-store.ts';
import { sharePictures } from '#shop/seo/server/share/make-share-picture.ts';
import { contentOf } from '#api/content-of.ts';
import { findShareSubject } from '#shop/seo/server/share/share-subject.ts';

const limit = { name: 'share-pictures', limit: 120, windowSeconds: 60 };
const sharePath = /^\/share(\/[a-z0-9/-]{1,250})\.jpg$/;

/** Serves `/share/{path of a page}.jpg`, the picture of a shared link. Query parameters change nothing. */
export function serveSharePictures(site: Hono, shop: ShopContext): void {
  const { db, config, processes } = shop;
  const count = countReads({ db, processes });
  const make = sharePictures({
    dataDir: config.DATA_DIR,
    store: pictureStore(config),
  });
  site.get('/share/*', async (c) => {
    if (config.RATE_LIMITS) await count({ ...limit, subject: networkIn(c, config) });
    const [, path] = sharePath.exec(c.req.path) ?? [];
    const subject = path ? await findShareSubject(db, { path, content: await contentOf(shop) }) : null;
    if (!subject) return c.text('No such picture', 404);
    const { SHOP_NAME: shopName, SHOP_PALETTE: palette } = config;
    return sendBytes(c.req.raw, new Uint8Array(await make(subject, { shopName, palette })), {
      'content-type': 'image/jpeg',
      'cache-control': publicCaching,
    });
  });
}

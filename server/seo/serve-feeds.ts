import type { Hono } from 'hono';
import type { ShopContext } from '#api/context.ts';
import { networkIn } from '#api/middleware/limits.ts';
import { countReads } from '#platform/server/limits/count-reads.ts';
import type { Config } from '#platform/server/config.ts';
import { snapshotOf } from '#platform/server/settings.ts';
import { chargesOf } from '#shop/pricing/server/settings.ts';
import { soldWithin } from '#shop/pincodes/tax-status.ts';
import { googleFeed } from '#shop/seo/server/feeds/google-feed.ts';
import { productGroups } from '#shop/catalog/server/groups/tables.ts';
import { listFeedProducts } from '#shop/seo/server/feeds/list-feed-products.ts';
import { metaFeed } from '#shop/seo/server/feeds/meta-feed.ts';
import { llmsTxt } from '#shop/seo/server/llms-txt.ts';
import type { ResponseCache } from '#platform/server/cache/response-cache.ts';
import { keepTexts } from '../cache/keep-texts.ts';

/** A feed holds the whole catalogue, and services fetch it a few times a day. */
const limit = { name: 'feeds', limit: 20, windowSeconds: 60 };

/** Serves `/llms.txt`, and while `FEEDS` is on the product feeds. */
export function serveFeeds(site: Hono, { db, config, processes }: ShopContext, cache: ResponseCache): void {
  const count = countReads({ db, processes });
  const send = keepTexts(cache);
  for (const path of ['/llms.txt', '/feeds/*'])
    site.get(path, async (c, next) => {
      if (path === '/feeds/*' && !config.FEEDS) return next();
      if (config.RATE_LIMITS) await count({ ...limit, subject: networkIn(c, config) });
      return next();
    });
  site.get('/llms.txt', (c) =>
    send(c, 'text/plain; charset=utf-8', async function* () {
      const now = snapshotOf(config);
      yield await llmsTxt(db, { ...namesOf(now), tagline: now.SHOP_TAGLINE, feeds: now.FEEDS });
    }),
  );
  site.get('/feeds/google.xml', (c, next) => {
    if (!config.FEEDS) return next();
    return send(c, 'application/xml; charset=utf-8', () => {
      const shop = namesOf(config);
      return googleFeed({
        ...shop,
        soldWithin: soldWithin(config),
        charges: chargesOf(config),
        batches: listFeedProducts(db, shop),
      });
    });
  });
  site.get('/feeds/meta.csv', (c, next) =>
    config.FEEDS
      ? send(c, 'text/csv; charset=utf-8', async function* () {
          const hasGroups = (await db.$count(productGroups)) > 0;
          yield* metaFeed({ hasGroups, batches: listFeedProducts(db, namesOf(config)) });
        })
      : next(),
  );
}

function namesOf({ PUBLIC_URL: url, SHOP_NAME: shopName }: Pick<Config, 'PUBLIC_URL' | 'SHOP_NAME'>) {
  return { url, shopName };
}

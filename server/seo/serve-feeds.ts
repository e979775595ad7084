import type { Hono } from 'hono';
import type { ShopContext } from '#api/context.ts';
import { networkIn } from '#api/middleware/limits.ts';
import { countReads } from '#platform/server/limits/count-reads.ts';
import { googleFeed } from '#shop/seo/server/feeds/google-feed.ts';
import { listFeedProducts } from '#shop/seo/server/feeds/list-feed-products.ts';
import { metaFeed } from '#shop/seo/server/feeds/meta-feed.ts';
import { llmsTxt } from '#shop/seo/server/llms-txt.ts';
import type { ResponseCache } from '#platform/server/cache/response-cache.ts';
import { keepTexts } from '../cache/keep-texts.ts';

/** A feed holds the whole catalogue, and services fetch it a few times a day. */
const limit = { name: 'feeds', limit: 20, windowSeconds: 60 };

/** Serves `/llms.txt`, and with `FEEDS=on` the product feeds. */
export function serveFeeds(site: Hono, { db, config, processes }: ShopContext, cache: ResponseCache): void {
  const { PUBLIC_URL: url, SHOP_NAME: shopName, SHOP_TAGLINE: tagline, FEEDS: feeds } = config;
  const count = countReads({ db, processes });
  const send = keepTexts(cache);
  for (const path of ['/llms.txt', ...(feeds ? ['/feeds/*'] : [])])
    site.get(path, async (c, next) => {
      if (config.RATE_LIMITS) await count({ ...limit, subject: networkIn(c, config) });
      await next();
    });
  site.get('/llms.txt', (c) =>
    send(c, 'text/plain; charset=utf-8', async function* () {
      yield await llmsTxt(db, { url, shopName, tagline, feeds });
    }),
  );
  if (!feeds) return;
  const batches = () => listFeedProducts(db, { url, shopName });
  site.get('/feeds/google.xml', (c) =>
    send(c, 'application/xml; charset=utf-8', () => googleFeed({ url, shopName, batches: batches() })),
  );
  site.get('/feeds/meta.csv', (c) => send(c, 'text/csv; charset=utf-8', () => metaFeed(batches())));
}

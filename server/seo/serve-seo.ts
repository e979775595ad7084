import type { Context, Hono } from 'hono';
import { keepTexts } from '../cache/keep-texts.ts';
import type { ShopContext } from '#api/context.ts';
import { networkIn } from '#api/middleware/limits.ts';
import { countReads } from '#platform/server/limits/count-reads.ts';
import { contentOf } from '#api/content-of.ts';
import { robotsTxt } from '#shop/seo/robots.ts';
import { listPageEntries } from '#shop/seo/server/sitemap/list-page-entries.ts';
import { listPartEntries, listSitemapParts } from '#shop/seo/server/sitemap/product-sitemaps.ts';
import { sitemapIndex, sitemapXml } from '#shop/seo/server/sitemap/sitemap-xml.ts';
import type { ResponseCache } from '#platform/server/cache/response-cache.ts';
import { sendText } from '#platform/server/conditional/send-file.ts';

const xml = 'application/xml; charset=utf-8';
/** A search engine reads each file once a day, and a file has thousands of rows. */
const limit = { name: 'seo-files', limit: 120, windowSeconds: 60 };

/** Serves `/robots.txt` and the sitemaps. */
export function serveSeo(site: Hono, shop: ShopContext, cache: ResponseCache): void {
  const { db, config, processes } = shop;
  const { PUBLIC_URL: url } = config;
  const count = countReads({ db, processes });
  const send = keepTexts(cache);
  const robots = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };
  site.get('/robots.txt', (c) => sendText(c.req.raw, robotsTxt(url), robots));
  for (const path of ['/sitemap.xml', '/sitemaps/*'])
    site.get(path, async (c, next) => {
      if (config.RATE_LIMITS) await count({ ...limit, subject: networkIn(c, config) });
      await next();
    });
  site.get('/sitemap.xml', (c) =>
    send(c, xml, async function* () {
      yield sitemapIndex(url, await listSitemapParts(db));
    }),
  );
  site.get('/sitemaps/pages.xml', (c) =>
    send(c, xml, async function* () {
      yield* sitemapXml(url, [
        await listPageEntries(db, { content: await contentOf(shop), demo: config.SHOP_DEMO }),
      ]);
    }),
  );
  site.get('/sitemaps/products/:file{\\d{1,5}\\.xml}', (c: Context) =>
    send(c, xml, () => {
      const part = parseInt(c.req.param('file') ?? '', 10);
      return sitemapXml(url, listPartEntries(db, { part }));
    }),
  );
}

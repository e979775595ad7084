import type { Context, Hono } from 'hono';
import type { ShopContext } from '#api/context.ts';
import { networkIn } from '#api/middleware/limits.ts';
import { shareReads } from '#api/middleware/share-reads.ts';
import { countReads } from '#platform/server/limits/count-reads.ts';
import { robotsTxt } from '#shop/seo/robots.ts';
import { listPageEntries } from '#shop/seo/server/sitemap/list-page-entries.ts';
import { listPartEntries, listSitemapParts } from '#shop/seo/server/sitemap/product-sitemaps.ts';
import { sitemapIndex, sitemapXml } from '#shop/seo/server/sitemap/sitemap-xml.ts';
import { streamText } from '#platform/server/body/stream-text.ts';

const xml = 'application/xml; charset=utf-8';
/** A search engine reads each file once a day, and a file has thousands of rows. */
const limit = { name: 'seo-files', limit: 120, windowSeconds: 60 };

/** Serves `/robots.txt` and the sitemaps. */
export function serveSeo(site: Hono, { db, config, processes }: ShopContext): void {
  const { PUBLIC_URL: url } = config;
  const count = countReads({ db, processes });
  const share = shareReads<string>();
  site.get('/robots.txt', (c) => c.text(robotsTxt(url), 200, { 'cache-control': 'public, max-age=3600' }));
  for (const path of ['/sitemap.xml', '/sitemaps/*'])
    site.get(path, async (c, next) => {
      if (config.RATE_LIMITS) await count({ ...limit, subject: networkIn(c, config) });
      await next();
    });
  site.get('/sitemap.xml', async (c) => {
    const index = await share('index', async () => sitemapIndex(url, await listSitemapParts(db)));
    return c.body(index, 200, { 'content-type': xml, 'cache-control': 'public, max-age=3600' });
  });
  site.get('/sitemaps/pages.xml', async () =>
    streamText(xml, sitemapXml(url, [await listPageEntries(db, { demo: config.SHOP_DEMO })])),
  );
  site.get('/sitemaps/products/:file{\\d{1,5}\\.xml}', (c: Context) =>
    streamText(xml, sitemapXml(url, listPartEntries(db, { part: parseInt(c.req.param('file') ?? '', 10) }))),
  );
}

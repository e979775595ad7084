import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as about from '#app/pages/content/about.tsx';
import * as blog from '#app/pages/content/blog.tsx';
import * as article from '#app/pages/content/blog-article.tsx';
import * as comingSoon from '#app/pages/content/coming-soon.tsx';
import * as faq from '#app/pages/content/faq.tsx';
import * as howItIsMade from '#app/pages/content/how-it-is-made.tsx';
import * as learn from '#app/pages/content/learn.tsx';
import * as writtenPage from '#app/pages/content/written-page.tsx';
import * as hair from '#app/pages/hair.tsx';
import * as home from '#app/pages/home.tsx';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { watchChanges } from '#platform/server/cache/watch-changes.ts';
import { silentLog } from '#platform/server/log.ts';
import { findEntry } from '#shop/content/admin/server/find-entry.ts';
import { previewPath } from '#shop/content/server/preview-link.ts';
import { contentEntries } from '#shop/content/server/tables.ts';
import { makeArticle, writeContent } from '#shop/content/server/testing.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { buildOf } from './testing.ts';

const { db } = await testDatabase();
const build = buildOf({
  '': home,
  about,
  blog,
  'blog/:slug': article,
  'coming-soon': comingSoon,
  faq,
  hair,
  'how-it-is-made': howItIsMade,
  'learn-ayurveda': learn,
  'make-profit': writtenPage,
  offers: writtenPage,
  'collection/*': writtenPage,
});
const siteOf = (demo: 'on' | 'off') =>
  createSite({
    db,
    config: readShopConfig({ SHOP_DEMO: demo, MAIL_URL: 'smtp://127.0.0.1:25', RATE_LIMITS: 'off' }),
    log: silentLog,
    loadPages: () => Promise.resolve(build),
    isReady: () => Promise.resolve(true),
    cache: createResponseCache(watchChanges(db)),
  });
const real = siteOf('off');
const demo = siteOf('on');

/** The routes whose words come with the demo alone. */
const unwritten = [
  '/about',
  '/blog',
  '/collection/monsoon',
  '/coming-soon',
  '/faq',
  '/hair',
  '/how-it-is-made',
  '/learn-ayurveda',
  '/make-profit',
  '/offers',
];

it.each(unwritten)(
  'a real shop that has not written %s responds 404 and links to none of ten',
  async (path) => {
    const response = await real.request(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('This page is not written yet');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, link]) => link);
    expect(links).toContain('/policies/terms');
    expect(links.filter((link) => unwritten.includes(link!))).toEqual([]);
  },
);

it('home page, sitemap and text for readers of a real shop link to none of them', async () => {
  for (const path of ['/', '/sitemaps/pages.xml', '/llms.txt']) {
    const text = await (await real.request(path)).text();
    expect(
      unwritten.filter((one) => new RegExp(`[/"]${one.slice(1)}["<)]`).test(text)),
      path,
    ).toEqual([]);
  }
});

it.each(unwritten)('the demo shows %s', async (path) => {
  expect((await demo.request(path)).status).toBe(200);
});

it('the preview of unwritten questions shows the template of the editor', async () => {
  const [entry] = await db.insert(contentEntries).values({ kind: 'faq', key: 'faq' }).returning();
  const html = await (await real.request(previewPath(entry!.id, new Date()))).text();
  expect(html).toContain('How do I cancel an order?');
  expect(html).not.toContain('platform fee of ₹');
  expect((await real.request('/faq')).status).toBe(404);
});

it('the preview of an article shows it before its date and picture are chosen', async () => {
  const undated = { kind: 'blog', key: 'undated' } as const;
  await writeContent(db, { ...undated, form: makeArticle({ title: 'Winter oils', date: '', image: '' }) });
  const { id } = (await findEntry(db, undated))!;
  const response = await real.request(previewPath(id, new Date()));
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('Winter oils');
  expect(html).not.toContain('/images/products/?');
});

// §2 the merchant's own links in header, menu and footer; none leads to a page that is gone
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as home from '#app/pages/home.tsx';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { watchChanges } from '#platform/server/cache/watch-changes.ts';
import { silentLog } from '#platform/server/log.ts';
import { categories, products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { moveEntry, withdraw } from '#shop/content/admin/server/publish.ts';
import { findEntry } from '#shop/content/admin/server/find-entry.ts';
import { openLiveContent } from '#shop/content/server/live-content.ts';
import { publishContent, testAuthor as by } from '#shop/content/server/testing.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { buildOf, textsOf } from './testing.ts';

const { db } = await testDatabase();
const cache = createResponseCache(watchChanges(db));
const content = await openLiveContent(textsOf(db), { onChange: () => cache.clear() });
const siteOf = (demo: 'on' | 'off') =>
  createSite({
    db,
    config: readShopConfig({ SHOP_DEMO: demo, MAIL_URL: 'smtp://127.0.0.1:25', RATE_LIMITS: 'off' }),
    log: silentLog,
    loadPages: () => Promise.resolve(buildOf({ '': home })),
    isReady: () => Promise.resolve(true),
    content,
    cache,
  });
const real = siteOf('off');
const demo = siteOf('on');
afterAll(() => content.stop());

const [soap] = await db.insert(categories).values({ name: 'Soap', slug: 'soap' }).returning();
await makeProduct(db, { slug: 'neem-soap', name: 'Neem soap', categoryId: soap!.id });

const page = { kind: 'page', key: 'collection/rain' } as const;
await publishContent(db, { ...page, form: { title: 'Rain', text: 'For the rain.', products: [] } });

type Place = 'Main' | 'Shop' | 'Your shopping' | 'To read' | 'Read on';

/** The links of a list, each as its words and its address. */
async function linksOf(place: Place, site = real): Promise<string[]> {
  cache.clear();
  const html = await (await site.request('/')).text();
  const [, list = ''] = html.split(`<nav aria-label="${place}"`);
  const links = list.split('</nav>')[0]!.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g);
  return [...links].map(([, to, text]) => `${text} ${to}`);
}

const row = (text: string, to: string, isShown = true) => ({ text, to, isShown });

async function publishHeader(...links: ReturnType<typeof row>[]): Promise<void> {
  await publishContent(db, { kind: 'navigation', key: 'navigation', form: { links } });
  await content.look();
}

// §2 header and footer links; newsletter promise in the footer
it('the demo has the links of the specification, and says which pages are to come', async () => {
  expect(await linksOf('Main', demo)).toEqual([
    'What&#x27;s Ayurveda /learn-ayurveda',
    'HAIR /hair',
    'About /about',
    'Ayurveda Blogs /blog',
  ]);
  expect(await linksOf('Your shopping', demo)).toEqual([
    'Cart /cart',
    'My Orders /orders',
    'Track an order /track',
    'Offers (coming) /offers',
    'Questions and answers (coming) /faq',
    'The app (coming) /coming-soon',
  ]);
});

it('a new shop links to no page that it has not written', async () => {
  expect(await linksOf('Main')).toEqual([]);
  expect(await linksOf('Shop')).toEqual(['All products /all-products', 'Soap /category/soap']);
  expect(await linksOf('Your shopping')).toEqual([
    'Cart /cart',
    'My Orders /orders',
    'Track an order /track',
  ]);
  expect(await linksOf('To read')).toEqual([]);
});

it('the header has the links of the merchant in their order, without hidden ones', async () => {
  await publishHeader(
    row('For the rain', '/collection/rain'),
    row('Later', '/cart', false),
    row('Our soap', '/product/neem-soap'),
    row('All soaps', '/category/soap?sort=price'),
  );
  expect(await linksOf('Main')).toEqual([
    'For the rain /collection/rain',
    'Our soap /product/neem-soap',
    'All soaps /category/soap?sort=price',
  ]);
});

it('the links of header and footer cost a page no statement', async () => {
  // Its concerns are counted now and then.
  const sections = [{ name: 'trending', isShown: true, heading: '' }];
  const form = { sections, trending: [], combos: [], reasons: [] };
  await publishContent(db, { kind: 'home-sections', key: 'home-sections', form });
  await content.look();
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await linksOf('Main');
  const texts = sent.mock.calls.map(([query]) => (query as unknown as { text: string }).text ?? query);
  sent.mockRestore();
  const ofThePage = texts.filter((text) => /\b(?:products|categories|content_versions)\b/.test(text));
  expect(ofThePage, texts.join('\n')).toHaveLength(2);
});

it('a moved page is linked at its new address, and one taken back is not', async () => {
  const { revision } = (await findEntry(db, page))!;
  await moveEntry(db, { ...page, revision, to: 'collection/monsoon', by });
  await content.look();
  expect(await linksOf('Main')).toContain('For the rain /collection/monsoon');
  const moved = { ...page, key: 'collection/monsoon' };
  await withdraw(db, { ...moved, revision: (await findEntry(db, moved))!.revision, by });
  await content.look();
  expect(await linksOf('Main')).toEqual([
    'Our soap /product/neem-soap',
    'All soaps /category/soap?sort=price',
  ]);
});

it('a product and a category that leave the shop leave the header', async () => {
  await db.update(products).set({ published: false }).where(eq(products.slug, 'neem-soap'));
  await db.update(categories).set({ hiddenWithDemo: true }).where(eq(categories.slug, 'soap'));
  expect(await linksOf('Main')).toEqual([]);
  await db.update(products).set({ published: true }).where(eq(products.slug, 'neem-soap'));
  expect(await linksOf('Main')).toEqual(['Our soap /product/neem-soap']);
});

it('the footer has the lists and headings of the merchant before the policies', async () => {
  await publishContent(db, {
    kind: 'footer',
    key: 'footer',
    form: {
      shop: [row('Everything', '/all-products')],
      shoppingHeading: 'Read on',
      shopping: [row('Track a parcel', '/track'), row('Track a parcel', '/track')],
      readingHeading: 'To read',
      reading: [],
    },
  });
  await content.look();
  expect(await linksOf('Shop')).toEqual(['Everything /all-products']);
  expect(await linksOf('Read on')).toEqual(['Track a parcel /track']);
  expect(await linksOf('Your shopping')).toEqual([]);
  const html = await (await real.request('/')).text();
  expect(html.indexOf('aria-label="Read on"')).toBeLessThan(html.indexOf('aria-label="Policies"'));
});

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
import type { FormValue } from '#shop/content/admin/texts.ts';
import { homeSections } from '#shop/content/kinds/home-sections.ts';
import { openLiveContent } from '#shop/content/server/live-content.ts';
import { publishContent } from '#shop/content/server/testing.ts';
import { reasonDrawings } from '#shop/content/ui/reason-drawings.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { buildOf, textsOf } from './testing.ts';

const { db } = await testDatabase();
const config = readShopConfig({
  SHOP_NAME: 'Soap and Co',
  SHOP_DEMO: 'off',
  MAIL_URL: 'smtp://127.0.0.1:25',
  RATE_LIMITS: 'off',
});
const cache = createResponseCache(watchChanges(db));
const content = await openLiveContent(textsOf(db), { onChange: () => cache.clear() });
const site = createSite({
  db,
  config,
  log: silentLog,
  loadPages: () => Promise.resolve(buildOf({ '': home })),
  isReady: () => Promise.resolve(true),
  content,
  cache,
});
afterAll(() => content.stop());

await db.insert(categories).values({ name: 'Soap', slug: 'soap' });
for (const slug of ['neem-soap', 'rose-soap', 'clay-soap']) await makeProduct(db, { slug, name: slug });

type Section = { name: string; isShown?: boolean; heading?: string };
const rowOf = ({ name, isShown = true, heading = '' }: Section) => ({ name, isShown, heading });

async function publishText(key: 'home' | 'carousel', form: FormValue): Promise<void> {
  await publishContent(db, { kind: key, key, form });
  await content.look();
}

async function publish(sections: Section[], more: object = {}): Promise<void> {
  await publishContent(db, {
    kind: 'home-sections',
    key: 'home-sections',
    form: { sections: sections.map(rowOf), trending: [], combos: [], reasons: [], ...more },
  });
  await content.look();
}

async function readHome(): Promise<string> {
  cache.clear();
  const response = await site.request('/');
  expect(response.status).toBe(200);
  return (await response.text()).split('<main')[1]!.split('</main>')[0]!;
}

const headingsIn = (html: string) =>
  [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, text]) => text!.replaceAll(/<[^>]*>/g, ''));

it('a real shop begins with an honest heading above its products', async () => {
  expect(headingsIn(await readHome())).toEqual(['Soap and Co', 'Shop by category', 'Popular at Soap and Co']);
});

it('shows the sections in the order and with the headings of the merchant', async () => {
  const reasons = [
    { text: 'Cut by hand', icon: 'leaf' },
    { text: 'Tested in a laboratory', icon: 'flask' },
  ];
  await publish(
    [
      { name: 'trending', heading: 'Soaps of the week' },
      { name: 'reasons', heading: 'Why our soap' },
      { name: 'hero' },
      { name: 'combos' },
      { name: 'categories', isShown: false },
      { name: 'offers' },
      { name: 'reviews' },
    ],
    { reasons },
  );
  const html = await readHome();
  expect(headingsIn(html)).toEqual(['Soaps of the week', 'Soap and Co']);
  expect(html.indexOf('Cut by hand')).toBeGreaterThan(html.indexOf('Soaps of the week'));
  expect(html.indexOf('Cut by hand')).toBeLessThan(html.indexOf('EXPLORE'));
  expect(html).toContain('aria-label="Why our soap"');
  for (const icon of ['leaf', 'flask'] as const) expect(html).toContain(`<path d="${reasonDrawings[icon]}"`);
});

it('shows a story and a text of the merchant, the first beside its picture', async () => {
  const sections = [{ name: 'text' }, { name: 'story', heading: 'Since 1998' }, { name: 'trending' }];
  await publish(sections, { story: 'We press **slowly**.', storyPicture: '', text: '' });
  expect(headingsIn(await readHome())).toEqual(['Soap and Co', 'Since 1998', 'Popular at Soap and Co']);
  const pictured = { storyPicture: 'neem-soap-1.webp', storyPictureAlt: 'A mould of soap' };
  await publish(sections, { story: 'We press **slowly**.', ...pictured, text: 'Come and see us.' });
  const html = await readHome();
  expect(headingsIn(html)).toEqual(['Soap and Co', 'A word from us', 'Since 1998', 'Popular at Soap and Co']);
  expect(html).toContain('We press <strong class="font-semibold">slowly</strong>.');
  expect(html).toContain('alt="A mould of soap"');
});

it('sends no own text while its section is hidden', async () => {
  await publish([{ name: 'text', isShown: false }, { name: 'trending' }], { text: 'Not for you yet.' });
  cache.clear();
  expect(await (await site.request('/')).text()).not.toContain('Not for you yet.');
});

it('keeps a heading of the page without its first view', async () => {
  await publish([{ name: 'hero', isShown: false }, { name: 'trending' }]);
  const html = await readHome();
  expect(html).not.toContain('EXPLORE');
  expect(headingsIn(html)).toEqual(['Soap and Co', 'Popular at Soap and Co']);
});

it('shows chosen products in order, without archived ones, by no more statements', async () => {
  const chosen = {
    trending: [{ slug: 'rose-soap' }, { slug: 'clay-soap' }],
    combos: [{ slug: 'neem-soap' }],
  };
  await publish([{ name: 'trending' }, { name: 'combos', heading: 'Two of a kind' }], chosen);
  const namesIn = (html: string) => [...new Set(html.match(/(?:neem|rose|clay)-soap(?=<)/g))];
  expect(namesIn(await readHome())).toEqual(['rose-soap', 'clay-soap', 'neem-soap']);
  await db
    .update(products)
    .set({ archivedAt: new Date(), published: false })
    .where(eq(products.slug, 'rose-soap'));
  expect(namesIn(await readHome())).toEqual(['clay-soap', 'neem-soap']);
  await db
    .update(products)
    .set({ archivedAt: new Date(), published: false })
    .where(eq(products.slug, 'neem-soap'));
  expect(headingsIn(await readHome())).toEqual(['Soap and Co', 'Popular at Soap and Co']);
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await readHome();
  const texts = sent.mock.calls.map(([query]) => (query as unknown as { text: string }).text ?? query);
  sent.mockRestore();
  const ofThePage = texts.filter((text) => /\b(?:products|categories|content_versions)\b/.test(text));
  expect(ofThePage, texts.join('\n')).toHaveLength(3);
});

it('shows the picture of the merchant behind the first view instead of the film', async () => {
  await publish([{ name: 'hero' }]);
  expect(await readHome()).toContain('hero-poster');
  await publishText('home', {
    title: 'Soap of two sisters',
    subtitle: '',
    action: '',
    strip: '',
    picture: 'neem-soap-1.webp',
    pictureAlt: 'Soap on a shelf',
    pictureFocus: '20-80',
  });
  const html = await readHome();
  expect(html).not.toContain('hero-poster');
  expect(html).toContain('alt="Soap on a shelf"');
  expect(html).toContain('focus-20-80');
  expect(html).toContain('Soap of two sisters');
});

it('turns through the slides of the merchant in a real shop, without a demo ribbon', async () => {
  const slide = { text: '', action: 'See it', to: '/about', image: 'neem-soap-1.webp', isShown: true };
  await publish([{ name: 'offers', heading: 'News' }, { name: 'trending' }]);
  expect(await readHome()).not.toContain('aria-label="News"');
  await publishText('carousel', {
    slides: [
      { ...slide, title: 'New: rose soap' },
      { ...slide, title: 'Not yet', isShown: false },
    ],
  });
  const one = await readHome();
  expect(one).toContain('aria-label="News"');
  expect(one).toContain('New: rose soap');
  expect(one).not.toContain('Not yet');
  expect(one).not.toContain('Next offer');
  expect(one).not.toContain('Demo');
  await publishText('carousel', {
    slides: [
      { ...slide, title: 'New: rose soap' },
      { ...slide, title: 'Back: clay soap' },
    ],
  });
  expect(await readHome()).toContain('Next offer');
  await publish([{ name: 'offers', isShown: false }, { name: 'trending' }]);
  cache.clear();
  expect(await (await site.request('/')).text()).not.toContain('New: rose soap');
});

it('knows every section that staff may move', () => {
  expect(Object.keys(homeSections)).toEqual([
    'hero',
    'categories',
    'trending',
    'concerns',
    'combos',
    'making',
    'offers',
    'reasons',
    'articles',
    'reviews',
    'story',
    'text',
  ]);
});

it('a real shop shows the words of its readers, and none of the demo', async () => {
  await publish([{ name: 'hero' }, { name: 'reviews' }]);
  expect(headingsIn(await readHome())).toHaveLength(1);
  const form = { readers: [{ words: 'The bar lasts longer than the winter.', who: 'Kamla, Pune' }] };
  await publishContent(db, { kind: 'testimonials', key: 'testimonials', form });
  await content.look();
  const html = await readHome();
  expect(headingsIn(html)[1]).toBe('What do our customers say?');
  expect(html).toContain('The bar lasts longer than the winter.');
  expect(html).not.toContain('DEMO');
});

it('a picture of the merchant takes the place of the film of the making', async () => {
  const step = { title: 'Pressed', front: 'Slowly.', back: 'By hand.', image: 'press.webp' };
  const form = { intro: 'Two steps.', steps: [step], text: '', picture: 'vat.webp', pictureAlt: 'A vat' };
  await publishContent(db, { kind: 'making', key: 'making', form });
  await publish([{ name: 'hero' }, { name: 'making' }]);
  const html = await readHome();
  expect(html).toContain('/images/products/vat.webp');
  expect(html).toContain('alt="A vat"');
  expect(html).not.toContain('making-poster');
});

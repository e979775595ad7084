import { beforeAll, expect, it, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as about from '#app/pages/content/about.tsx';
import * as blog from '#app/pages/content/blog.tsx';
import * as article from '#app/pages/content/blog-article.tsx';
import * as faq from '#app/pages/content/faq.tsx';
import * as howItIsMade from '#app/pages/content/how-it-is-made.tsx';
import * as learn from '#app/pages/content/learn.tsx';
import * as learnArticle from '#app/pages/content/learn-article.tsx';
import * as policy from '#app/pages/content/policy.tsx';
import * as writtenPage from '#app/pages/content/written-page.tsx';
import * as home from '#app/pages/home.tsx';
import * as notFound from '#app/pages/not-found.tsx';
import { hourMs } from '#platform/india-time.ts';
import { silentLog } from '#platform/server/log.ts';
import type { ContentKind } from '#shop/content/kinds/kinds.ts';
import { findEntry } from '#shop/content/admin/server/find-entry.ts';
import { openLiveContent } from '#shop/content/server/live-content.ts';
import { previewPath } from '#shop/content/server/preview-link.ts';
import { makeArticle, publishContent, writeContent } from '#shop/content/server/testing.ts';
import { contentEntries } from '#shop/content/server/tables.ts';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { watchChanges } from '#platform/server/cache/watch-changes.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { buildOf, textsOf } from './testing.ts';

const { db } = await testDatabase();
const build = buildOf({
  '': home,
  about,
  blog,
  'blog/:slug': article,
  faq,
  offers: writtenPage,
  'how-it-is-made': howItIsMade,
  'learn-ayurveda': learn,
  'learn-ayurveda/:section/:slug': learnArticle,
  'policies/:policy': policy,
  '*': notFound,
});
const settings = { SHOP_DEMO: 'off', MAIL_URL: 'smtp://127.0.0.1:25', RATE_LIMITS: 'off' };

/** One process of a real shop, with its own cache. */
async function openProcess() {
  const config = readShopConfig(settings);
  const cache = createResponseCache(watchChanges(db));
  const content = await openLiveContent(textsOf(db), { onChange: () => cache.clear() });
  const site = createSite({
    db,
    config,
    log: silentLog,
    loadPages: () => Promise.resolve(build),
    isReady: () => Promise.resolve(true),
    content,
    cache,
  });
  return { content, get: (path: string) => site.request(path) };
}

const processes = [await openProcess(), await openProcess()] as const;
const [first, second] = processes;

const secret = 'Only in the draft';
const drafts: { kind: ContentKind; key: string; path: string; form: Record<string, never> }[] = [
  ['blog', 'secret', '/blog/secret', makeArticle({ title: secret })],
  ['learn', 'herbs/secret', '/learn-ayurveda/herbs/secret', makeArticle({ title: secret })],
  ['about', 'about', '/about', { story: secret, mission: '', values: [], team: [], picture: '' }],
  ['faq', 'faq', '/faq', { intro: secret, questions: [{ question: 'Why?', answer: secret }] }],
  ['testimonials', 'testimonials', '/blog?readers', { readers: [{ words: secret, who: 'Asha, Pune' }] }],
  ['banner', 'banner', '/', { lines: [{ text: secret }] }],
  ['navigation', 'navigation', '/?header', { links: [{ text: secret, to: '/cart', isShown: true }] }],
  [
    'footer',
    'footer',
    '/?footer',
    {
      shop: [{ text: secret, to: '/cart', isShown: true }],
      shoppingHeading: secret,
      shopping: [{ text: secret, to: '/orders', isShown: true }],
      readingHeading: 'To read',
      reading: [],
    },
  ],
  [
    'home-sections',
    'home-sections',
    '/?sections',
    {
      sections: [
        { name: 'categories', isShown: true, heading: secret },
        { name: 'reasons', isShown: true, heading: secret },
      ],
      trending: [],
      combos: [],
      reasons: [{ text: secret, icon: 'leaf' }],
    },
  ],
  ['page', 'offers', '/offers', { title: secret, text: secret, products: [] }],
  ['policy', 'terms', '/policies/terms', { text: secret }],
  [
    'making',
    'making',
    '/how-it-is-made',
    { intro: secret, steps: [{ title: 'One', front: secret, back: secret, image: 'a.webp' }], text: '' },
  ],
].map(([kind, key, path, form]) => ({ kind, key, path, form }) as never);

/** Each page several times from each process. `PREVIEW_PAGES=1000` asks longer. */
const pages = Number(process.env.PREVIEW_PAGES ?? 200);
const links = new Map<string, string>();
beforeAll(async () => {
  for (const { kind, key, path, form } of drafts) {
    await writeContent(db, { kind, key, form });
    const { id } = (await findEntry(db, { kind, key }))!;
    links.set(path, previewPath(id, new Date()));
  }
  return async () => {
    for (const { content } of processes) await (content as unknown as { stop: () => Promise<void> }).stop();
  };
});

it('the preview of a text without a draft shows its page as it is now', async () => {
  const [entry] = await db.insert(contentEntries).values({ kind: 'page', key: 'make-profit' }).returning();
  const response = await first.get(previewPath(entry!.id, new Date()));
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(await response.text()).toContain('<footer');
});

it.each(drafts.map(({ path }) => path))(
  'the preview of %s shows the whole page with the draft',
  async (path) => {
    const response = await first.get(links.get(path)!);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(secret);
    expect(html).not.toMatch(/<script|<noscript|old-browser|modulepreload|\son\w+=/i);
    expect(html).toContain('<footer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  },
);

it('a draft is in no public response of two processes beside previews', async () => {
  const paths = [
    '/',
    '/blog',
    '/sitemaps/pages.xml',
    '/llms.txt',
    '/share/blog/secret.jpg',
    '/blog/secret.data',
  ];
  const asked = [...drafts.map(({ path }) => path), ...paths];
  let responses = 0;
  for (let round = 0; responses < pages; round += 1)
    for (const path of asked) {
      const process = processes[round % 2]!;
      if (round % 3 === 0)
        expect(await (await process.get([...links.values()][round % links.size]!)).text()).toContain(secret);
      const text = await (await process.get(path)).text();
      responses += 1;
      expect(text.includes(secret), path).toBe(false);
      expect(path === '/sitemaps/pages.xml' && text.includes('/blog/secret')).toBe(false);
    }
}, 120_000);

it('the preview of an email shows it with its sample data and the draft', async () => {
  const form = { subject: 'x', greeting: 'Dear {name},', opening: secret, signature: '' };
  await writeContent(db, { kind: 'emails', key: 'order-shipped', form });
  const { id } = (await findEntry(db, { kind: 'emails', key: 'order-shipped' }))!;
  const response = await first.get(previewPath(id, new Date()));
  const html = await response.text();
  expect(html).toContain('Dear Meera');
  expect(html).toContain(secret);
  expect(html).toContain('Your parcel is on its way');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

// §2 testimonials of the merchant: draft, preview, gate, publication; a real shop begins with none
it('a real shop without articles shows the published words of its readers', async () => {
  const form = { readers: [{ words: 'The soap lasts longer than the winter.', who: 'Asha, Pune' }] };
  expect((await first.get('/blog')).status).toBe(404);
  await publishContent(db, { kind: 'testimonials', key: 'testimonials', form });
  await first.content.look();
  const response = await first.get('/blog');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('The soap lasts longer than the winter.');
  expect(html).not.toContain('Featured');
  expect(html).not.toContain('DEMO');
  expect(await (await first.get('/sitemaps/pages.xml')).text()).toContain('/blog<');
});

it('a link that was changed, is over or is for another use opens nothing', async () => {
  const link = links.get('/about')!;
  const [, id, rest] = /^\/preview\/(\d+)(\..*)$/.exec(link)!;
  const hourAgo = new Date(Date.now() - hourMs - 1_000);
  for (const wrong of [
    `/preview/${Number(id) + 1}${rest}`,
    `${link}x`,
    '/preview/1',
    '/preview/../about',
    previewPath(Number(id), hourAgo),
    `/preview/${'9'.repeat(5_000)}`,
  ]) {
    const response = await first.get(wrong);
    expect(await response.text(), wrong).not.toContain(secret);
  }
});

it('published words are seen by both processes within two seconds, and go again', async () => {
  const form = { story: 'We sell soap and nothing else.', mission: '', values: [], team: [], picture: '' };
  expect((await second.get('/about')).status).toBe(404);
  await publishContent(db, { kind: 'about', key: 'about', form });
  await first.content.look();
  await vi.waitFor(async () => expect(await (await second.get('/about')).text()).toContain('We sell soap'), {
    timeout: 2_000,
    interval: 50,
  });
  const page = await (await first.get('/about')).text();
  expect(page).toContain('We sell soap');
  expect(page).toContain('href="/about"');
  expect(await (await first.get('/sitemaps/pages.xml')).text()).toContain('/about</loc>');
});

it('words of a demo are not shown by a real shop', async () => {
  const form = makeArticle({ title: 'Tried in the demo' });
  await publishContent(db, { kind: 'blog', key: 'tried', form }, { isDemo: true });
  await first.content.look();
  expect((await first.get('/blog/tried')).status).toBe(404);
});

it('HTML in words is shown as text', async () => {
  const attack = '<img src=x onerror=alert(1)>';
  const form = makeArticle({
    title: attack,
    summary: attack,
    author: attack,
    text: `${attack}</script><script>alert(1)</script>`,
    sources: [{ source: attack }],
  });
  await publishContent(db, { kind: 'blog', key: 'attack', form });
  await first.content.look();
  const html = await (await first.get('/blog/attack')).text();
  expect(html).toContain('&lt;img');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('<script>alert(1)');
});

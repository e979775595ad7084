// §7 hostile text in paths, queries and bodies is a 400 at one place; joiners of Hindi are not hostile
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from './config.ts';
import { silentLog } from '#platform/server/log.ts';
import { createSite } from './create-site.ts';

const { db } = await testDatabase();

function countingSite() {
  let pages = 0;
  const loadPages = () => {
    pages += 1;
    return Promise.reject(new Error('no build here'));
  };
  const isReady = () => Promise.resolve(true);
  const site = createSite({ db, config: readShopConfig({}), log: silentLog, loadPages, isReady });
  return { ask: (path: string) => site.request(path), pages: () => pages };
}

it.each([
  '/product/%00',
  '/product/%00.data',
  '/search?q=tulsi%00',
  '/search.data?q=%E2%80%AE',
  '/category/%zz',
  '/category/skin%',
  '/blog/%ff',
  '/blog/%ED%A0%80',
  '/nothing-here/%e2%81%a6',
  '/uploads/reviews/%00.webp',
  '/images/products/%00.webp',
  '/invoice/%00',
])('refuses the page address %s with 400 and renders nothing', async (path) => {
  const { ask, pages } = countingSite();
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([400, 'This address is not valid.']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(pages()).toBe(0);
});

it.each(['/api/products/%00', '/api/search?q=%00', '/api/nothing/%zz'])(
  'refuses the API address %s with 400 and JSON',
  async (path) => {
    const answer = await countingSite().ask(path);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: 'This address is not valid.', code: 'invalid_address', requestId: expect.any(String) },
    ]);
  },
);

it.each(['/search?q=100%', `/search?q=${encodeURIComponent('क्‍ष र्‌य')}`, '/category/skin%20care'])(
  'passes the page address %s to the pages',
  async (path) => {
    const { ask, pages } = countingSite();
    await ask(path);
    expect(pages()).toBe(1);
  },
);

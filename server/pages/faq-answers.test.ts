import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import * as faq from '#app/pages/content/faq.tsx';
import * as search from '#app/pages/search.tsx';
import { createResponseCache } from '#platform/server/cache/response-cache.ts';
import { watchChanges } from '#platform/server/cache/watch-changes.ts';
import { silentLog } from '#platform/server/log.ts';
import { openLiveContent } from '#shop/content/server/live-content.ts';
import { publishContent } from '#shop/content/server/testing.ts';
import { readShopConfig } from '../config.ts';
import { createSite } from '../create-site.ts';
import { buildOf, textsOf } from './testing.ts';

const { db } = await testDatabase();
const config = readShopConfig({
  SHOP_DEMO: 'off',
  SHOP_NAME: 'Kalpa',
  MAIL_URL: 'smtp://127.0.0.1:25',
  RATE_LIMITS: 'off',
});
const cache = createResponseCache(watchChanges(db));
const content = await openLiveContent(textsOf(db), { onChange: () => cache.clear() });
const site = createSite({
  db,
  config,
  log: silentLog,
  loadPages: () => Promise.resolve(buildOf({ search, faq })),
  isReady: () => Promise.resolve(true),
  content,
  cache,
});
const read = async (path: string) => (await site.request(path)).text();
const asked = `q=${encodeURIComponent('jar recyclable hai kya')}`;

beforeAll(async () => content.look());

// §2 a question of the search is answered by the merchant's own questions and answers
it('the search and its box find an answer of the merchant once published', async () => {
  expect(await read(`/search?${asked}`)).not.toContain('/faq#');
  const form = {
    intro: '',
    questions: [
      { question: 'Is the glass jar recyclable?', answer: 'Yes, {shop} takes it back. Leave the lid on.' },
    ],
  };
  await publishContent(db, { kind: 'faq', key: 'faq', form });
  await content.look();
  const page = await read(`/search?${asked}`);
  expect(page).toContain('Yes, Kalpa takes it back.');
  expect(page).not.toContain('Leave the lid on');
  expect(page).toContain('href="/faq#is-the-glass-jar-recyclable"');
  expect(await read('/faq')).toContain('id="is-the-glass-jar-recyclable"');
  const found = JSON.parse(await read(`/api/search?${asked}`));
  expect(found.help).toEqual({
    sentence: 'Yes, Kalpa takes it back.',
    name: 'Questions and answers',
    path: '/faq#is-the-glass-jar-recyclable',
  });
  const box = JSON.parse(await read(`/api/search/suggestions/grouped?${asked}`));
  expect(box.answer).toEqual({ text: found.help.sentence, path: found.help.path });
});

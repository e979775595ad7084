import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { dayOf } from '#platform/india-time.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import {
  countZeroResultSearch,
  dropRareSearches,
  listSearchesOfMonths,
  listZeroResultSearches,
} from './count-zero-result-search.ts';
import { searchProducts } from '../search-products.ts';
import { reindexLearned } from './reindex-learned.ts';
import { searchAndLearn } from './search-and-learn.ts';
import { teachSynonym } from '../../admin/server/teach-synonym.ts';
import { zeroResultMonths, zeroResultSearches, searchSynonyms } from '../tables.ts';
import { writeSearchEntries } from '../write-search-entries.ts';

const { db } = await testDatabase();

beforeAll(async () => {
  const { id } = await makeProduct(db, { slug: 'neem-oil', name: 'Neem Oil' });
  await writeSearchEntries(db, { productIds: [id] });
});

beforeEach(async () => {
  await db.delete(zeroResultSearches);
  await db.delete(searchSynonyms);
});

const search = (q: string) => searchProducts(db, { q, limit: 5, cursor: 0 });

it('counts a zero-result search once for all spellings, without its customer', async () => {
  for (const text of ['Kurunthotti', 'kuruntotti ', 'gokhru']) await countZeroResultSearch(db, { text });
  const searches = await listZeroResultSearches(db, { limit: 10 });
  expect(searches.map(({ text, allTimes }) => [text, allTimes])).toEqual([
    ['kurunthotti', 2],
    ['gokhru', 1],
  ]);
  expect(Object.keys(searches[0]!)).toEqual(['text', 'allTimes', 'lastAskedOn', 'timesThisMonth']);
});

it('stores nothing that looks like personal data, and accepts any text', async () => {
  const personal = [
    'me@home.in',
    '98765 43210',
    '98765.43210',
    '98,76,54,32,10',
    '९८७६५४३२१०',
    '９８７６５４３２１０',
  ];
  const spelled = [
    'me at gmail dot com',
    'ramesh＠home.in',
    'ramesh gmail com',
    'https://a.in/x',
    'nau aath saat chhe paanch',
  ];
  for (const text of [...personal, ...spelled, '', '%', '\0', 'x', '🌿', 'a'.repeat(10_000)])
    await countZeroResultSearch(db, { text });
  expect(await listZeroResultSearches(db, { limit: 10 })).toEqual([]);
});

it('drops rare texts after four weeks and keeps frequent ones', async () => {
  const ask = async (text: string, times: number, today: string) => {
    for (let at = 0; at < times; at += 1) await countZeroResultSearch(db, { text, today });
  };
  await ask('kurunthotti', 3, '2026-10-01');
  await ask('gokhru', 2, '2026-10-01');
  await ask('punarnava', 1, '2026-11-20');
  await ask('shikakai bar', 9, '2026-05-01');
  await dropRareSearches(db, { today: '2026-11-23' });
  const kept = await listZeroResultSearches(db, { limit: 10 });
  expect(kept.map(({ text, lastAskedOn }) => [text, lastAskedOn])).toEqual([
    ['kurunthotti', '2026-10-01'],
    ['punarnava', '2026-11-20'],
  ]);
});

it('counts a text in each of its months', async () => {
  for (const today of ['2026-09-30', '2026-10-01', '2026-10-31'])
    await countZeroResultSearch(db, { text: 'kurunthotti', today });
  await countZeroResultSearch(db, { text: 'gokhru', today: '2026-11-01' });
  const read = async (from: string, to: string) => {
    const found = await listSearchesOfMonths(db, { from, to });
    return found.map(({ text, times, lastAskedOn }) => [text, times, lastAskedOn]);
  };
  expect(await read('2026-10-01', '2026-10-01')).toEqual([['kurunthotti', 2, '2026-10-31']]);
  expect(await read('2026-09-01', '2026-11-01')).toEqual([
    ['kurunthotti', 3, '2026-10-31'],
    ['gokhru', 1, '2026-11-01'],
  ]);
  expect(await read('2026-08-01', '2026-08-01')).toEqual([]);
  await reindexLearned(db);
  expect(await read('2026-09-01', '2026-09-01')).toEqual([['kurunthotti', 1, '2026-09-30']]);
});

it('holds no month for longer than half a year, and none of a dropped text', async () => {
  for (let month = 1; month <= 11; month += 1)
    for (let times = 0; times < 3; times += 1)
      await countZeroResultSearch(db, {
        text: 'kurunthotti',
        today: `2026-${String(month).padStart(2, '0')}-15`,
      });
  await countZeroResultSearch(db, { text: 'gokhru', today: '2026-10-01' });
  await dropRareSearches(db, { today: '2026-11-23' });
  const months = await db.select().from(zeroResultMonths).orderBy(zeroResultMonths.month);
  expect(months.map(({ month }) => month.slice(0, 7))).toEqual([
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
});

it('takes new texts again within the hour after a robot filled the table', async () => {
  for (let at = 0; at < 2; at += 1) await countZeroResultSearch(db, { text: 'kurunthotti' });
  await db.execute(sql`
    insert into zero_result_searches (normalized, text, last_asked_on)
    select 'robot ' || n, 'robot ' || n, ${dayOf(new Date())}::date from generate_series(1, 9999) n`);
  await countZeroResultSearch(db, { text: 'gokhru' });
  const texts = async () => (await listZeroResultSearches(db, { limit: 20_000 })).map(({ text }) => text);
  expect(await texts()).not.toContain('gokhru');
  await dropRareSearches(db, { today: dayOf(new Date()) });
  await countZeroResultSearch(db, { text: 'gokhru' });
  expect(await texts()).toHaveLength(5_001);
  expect((await texts())[0]).toBe('kurunthotti');
  expect(await texts()).toContain('gokhru');
});

it("uses the merchant's synonym and lists the zero-result search no more", async () => {
  await countZeroResultSearch(db, { text: 'kurunthotti' });
  expect((await search('kurunthotti')).total).toBe(0);
  await teachSynonym(db, { text: 'kurunthotti', means: 'neem oil' });
  const answer = await search('Kuruntoti');
  expect(answer.products.map(({ slug }) => slug)).toEqual(['neem-oil']);
  expect(answer.didYouMean).toBeNull();
  expect((await listZeroResultSearches(db, { limit: 10 })).map(({ text }) => text)).not.toContain(
    'kurunthotti',
  );
});

it('keeps using a synonym after a change of the normalization', async () => {
  await teachSynonym(db, { text: 'kurunthotti', means: 'neem oil' });
  await db.update(searchSynonyms).set({ normalized: 'of an older fold' });
  expect((await search('kurunthotti')).total).toBe(0);
  await reindexLearned(db);
  expect((await search('kurunthotti')).total).toBe(1);
});

it('counts a search without results, but not one that only filters empty', async () => {
  const asked = { limit: 5, cursor: 0 };
  await searchAndLearn(db, { ...asked, q: 'punarnava' });
  await searchAndLearn(db, { ...asked, q: 'neem oil', maxPrice: 1 });
  await searchAndLearn(db, { ...asked, q: 'guggul', maxPrice: 1 });
  const texts = (await listZeroResultSearches(db, { limit: 10 })).map(({ text }) => text);
  expect(texts).toContain('punarnava');
  expect(texts).not.toContain('neem oil');
  expect(texts).not.toContain('guggul');
});

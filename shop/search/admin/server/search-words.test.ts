import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { undoChange } from '#platform/admin/server/undo-change.ts';
import { changeLog } from '#platform/server/tables.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { countZeroResultSearch } from '../../server/learning/count-zero-result-search.ts';
import { listSynonyms } from './list-synonyms.ts';
import { searchSynonyms, zeroResultSearches } from '../../server/tables.ts';
import { writeSearchEntries } from '../../server/write-search-entries.ts';
import { addSynonym, markSold, removeSynonym, unmarkSold } from './change-search-word.ts';
import { listZeroResults } from './list-zero-results.ts';
import { searchWordKind } from './search-word-kind.ts';

const { db } = await testDatabase();
let by: Parameters<typeof markSold>[1]['by'];

beforeAll(async () => {
  const { id } = await makeProduct(db, { slug: 'neem-oil', name: 'Neem Oil' });
  await writeSearchEntries(db, { productIds: [id] });
  const user = await makeUser(db, { staffRole: 'content' });
  by = { userId: user.id, namesOf: () => Promise.resolve(new Map([[user.id, 'Rani']])) };
});

beforeEach(async () => {
  await db.delete(zeroResultSearches);
  await db.delete(searchSynonyms);
});

const list = () => listZeroResults(db, { limit: 100 });
const texts = async () => (await list()).map(({ text }) => text);

async function search(text: string, times: number) {
  for (let at = 0; at < times; at += 1) await countZeroResultSearch(db, { text });
}

async function undoNewest() {
  const changes = await db.select({ id: changeLog.id }).from(changeLog);
  const id = Math.max(...changes.map((change) => change.id));
  await undoChange(db, [searchWordKind], { id, by, mayUndo: () => Promise.resolve() });
}

it('sorts searches by what the search says, with the count of this month', async () => {
  await search('sunscreen', 4);
  await search('diabetes', 2);
  await search('kurunthotti xyzzq', 3);
  expect(await list()).toMatchObject([
    { text: 'sunscreen', kind: 'notSold', group: 'sunscreen', times: 4, timesThisMonth: 4 },
    { text: 'kurunthotti xyzzq', kind: 'notUnderstood', group: null },
    { text: 'diabetes', kind: 'illness', group: null },
  ]);
});

it('counts an earlier month in all, and not in this month', async () => {
  await countZeroResultSearch(db, { text: 'sunscreen', today: '2026-01-15' });
  await search('sunscreen', 1);
  expect(await list()).toMatchObject([{ times: 2, timesThisMonth: 1 }]);
});

it('shows a text with an unknown word after three searches', async () => {
  await search('rameshwarlal xyzzq', 2);
  expect(await texts()).toEqual([]);
  await search('rameshwarlal xyzzq', 1);
  expect(await texts()).toEqual(['rameshwarlal xyzzq']);
});

it('never shows a stored text with a phone number', async () => {
  const text = '९८७६५ ४३२१० sunscreen';
  await db.insert(zeroResultSearches).values({ normalized: text, text, times: 9 });
  expect(await texts()).toEqual([]);
});

it('lists a text again with its count when its synonym is removed', async () => {
  await search('sunscreen', 5);
  await addSynonym(db, { text: 'sunscreen', means: 'neem oil', by });
  expect(await texts()).toEqual([]);
  await removeSynonym(db, { text: 'Sunscreen', by });
  expect(await list()).toMatchObject([{ text: 'sunscreen', times: 5 }]);
});

it('logs a synonym, and undoes and restores it from the log', async () => {
  await addSynonym(db, { text: 'kadukkai', means: 'neem oil', by });
  await undoNewest();
  expect(await listSynonyms(db)).toEqual([]);
  await undoNewest();
  expect(await listSynonyms(db)).toEqual([{ text: 'kadukkai', means: 'neem oil' }]);
});

it('takes a text from the list only when the shop sells it, with an undo', async () => {
  await search('sunscreen', 3);
  await search('neem tel', 3);
  await expect(markSold(db, { text: 'sunscreen', by })).rejects.toMatchObject({ status: 409 });
  await expect(unmarkSold(db, { text: 'lipstick', by })).rejects.toMatchObject({ status: 404 });
  expect(await list()).toMatchObject([
    { text: 'neem tel', kind: 'sold', found: 1 },
    { text: 'sunscreen', found: 0 },
  ]);
  await markSold(db, { text: 'neem tel', by });
  expect(await texts()).toEqual(['sunscreen']);
  await unmarkSold(db, { text: 'neem tel', by });
  expect(await texts()).toContain('neem tel');
  await markSold(db, { text: 'neem tel', by });
  await search('neem tel', 1);
  expect(await texts()).toContain('neem tel');
});

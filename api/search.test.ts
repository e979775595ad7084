import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readConfig } from '#platform/server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { listMisses } from '#shop/search/server/learning/count-miss.ts';
import { writeSearchEntries } from '#shop/search/server/write-search-entries.ts';
import { createApi } from './api.ts';

const { db } = await testDatabase();
const api = createApi({ db, config: readConfig({}), log: silentLog });

async function get(path: string) {
  const response = await api.request(path);
  return { status: response.status, body: await response.json() };
}

beforeAll(async () => {
  const { id } = await makeProduct(db, { name: 'Neem Face Wash' });
  await writeSearchEntries(db, { productIds: [id] });
});

test('suggestions are a list of names', async () => {
  expect(await get('/api/search/suggestions?q=ne')).toEqual({ status: 200, body: ['Neem Face Wash'] });
  expect(await get('/api/search/suggestions?q=')).toEqual({ status: 200, body: [] });
});

test('results hold products in the shape of the lists, their number and what they can be narrowed by', async () => {
  const { status, body } = await get('/api/search?q=neem');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    products: [{ productName: 'Neem Face Wash', price: 500, status: 'Available' }],
    total: 1,
    next: null,
    didYouMean: null,
    facets: { categories: [{ count: 1 }] },
  });
});

test('a query without its text, or with a wrong page, is refused with a sentence', async () => {
  expect(await get('/api/search/suggestions')).toMatchObject({
    status: 400,
    body: { message: 'q is the text to search for', code: 'invalid' },
  });
  expect(await get('/api/search?q=a&limit=0')).toMatchObject({ status: 400 });
  expect(await get('/api/search?q=a&cursor=-1')).toMatchObject({ status: 400 });
});

test('a search in vain is counted, once by its text', async () => {
  await get('/api/search?q=gokhru');
  await get('/api/search?q=neem&maxPrice=1');
  expect((await listMisses(db, { limit: 5 })).map(({ text }) => text)).toEqual(['gokhru']);
});

// §7 suggestions and search results
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { readShopConfig } from '#server/config.ts';
import { silentLog } from '#platform/server/log.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { makeStaffToken } from '#shop/accounts/admin/server/testing.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { listZeroResultSearches } from '#shop/search/server/learning/count-zero-result-search.ts';
import { writeSearchEntries } from '#shop/search/server/write-search-entries.ts';
import { createCheckedApi } from './checked-api.ts';

const { db } = await testDatabase();
const api = createCheckedApi({ db, config: readShopConfig({}), log: silentLog });

async function get(path: string) {
  const response = await api.request(path);
  return { status: response.status, body: (await response.json()) as { total?: number } };
}

beforeAll(async () => {
  const { id } = await makeProduct(db, { name: 'Neem Face Wash', english: 'A wash with neem' });
  await writeSearchEntries(db, { productIds: [id] });
});

test('suggestions are a list of names', async () => {
  expect(await get('/api/search/suggestions?q=ne')).toEqual({ status: 200, body: ['Neem Face Wash'] });
  expect(await get('/api/search/suggestions?q=')).toEqual({ status: 200, body: [] });
});

test('results hold products, their number and their facets', async () => {
  const { status, body } = await get('/api/search?q=neem');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    products: [{ productName: 'Neem Face Wash', price: 500, status: 'Available' }],
    total: 1,
    next: null,
    didYouMean: null,
    partly: false,
    facets: { categories: [{ count: 1 }] },
  });
});

test('a query without text or with a wrong page is refused with a sentence', async () => {
  expect(await get('/api/search/suggestions')).toMatchObject({
    status: 400,
    body: { message: 'q is the text to search for', code: 'invalid' },
  });
  expect(await get('/api/search?q=a&limit=0')).toMatchObject({ status: 400 });
  expect(await get('/api/search?q=a&cursor=-1')).toMatchObject({ status: 400 });
});

test('a zero-result search is counted once per text', async () => {
  await get('/api/search?q=gokhru');
  await get('/api/search?q=neem&maxPrice=1');
  await get('/api/search?q=gokhru');
  const searches = await listZeroResultSearches(db, { limit: 100 });
  expect(searches.filter(({ text }) => ['gokhru', 'neem'].includes(text))).toMatchObject([
    { text: 'gokhru', allTimes: 2 },
  ]);
});

test('suggestions are words, products with picture and price, and categories', async () => {
  const { status, body } = await get('/api/search/suggestions/grouped?q=n');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    terms: ['neem'],
    products: [{ productName: 'Neem Face Wash', price: 500, sellingPrice: 500, status: 'Available' }],
  });
  const { body: called } = await get('/api/search/suggestions/grouped?q=%E0%A4%A8%E0%A5%80%E0%A4%AE');
  expect(called).toMatchObject({ terms: ['नीम'], products: [{ productName: 'Neem Face Wash' }] });
  expect(await get('/api/search/suggestions/grouped?q=%20')).toEqual({
    status: 200,
    body: { answer: null, terms: [], products: [], categories: [], articles: [] },
  });
});

// §7 signs, emoji, 10 000 characters, right-to-left: calm answers
test.each([['%'], ['_'], [`'";--`], ['🌿'], ['مرحبا'], ['a'.repeat(10_000)], ['ab '.repeat(3_000)]])(
  'suggestions and results survive hostile text %#',
  async (q) => {
    for (const path of ['suggestions', 'suggestions/grouped'])
      expect((await get(`/api/search/${path}?q=${encodeURIComponent(q)}`)).status).toBe(200);
    const { status, body } = await get(`/api/search?q=${encodeURIComponent(q)}`);
    expect({ status, total: body.total }).toEqual({ status: 200, total: 0 });
  },
);

test('a text for goods that the shop does not sell says so, in its language', async () => {
  expect((await get('/api/search?q=sunscreen%20spf%2050')).body).toMatchObject({
    total: 0,
    products: [],
    message: 'We do not sell sunscreen spf 50.',
    notSold: { asked: 'sunscreen spf 50', nearest: [] },
  });
  expect((await get('/api/search?q=mobile%20ka%20charger')).body).toMatchObject({
    message: 'Hum mobile charger nahin bechte.',
    notSold: { asked: 'mobile charger', nearest: [] },
  });
});

test('an illness finds no goods and leads to a doctor', async () => {
  for (const [text, message] of [
    ['diabetes', 'We sell no medicine for diabetes; please ask a doctor.'],
    ['eye drops', 'We do not sell eye drops; please ask a doctor.'],
    ['sugar ki dawa', 'Hum sugar ki koi dawa nahin bechte; kripya doctor se poochhein.'],
    ['मधुमेह की दवा', 'हम मधुमेह की कोई दवा नहीं बेचते; कृपया डॉक्टर से पूछें।'],
  ] as const)
    expect((await get(`/api/search?q=${encodeURIComponent(text)}`)).body).toMatchObject({
      products: [],
      asksDoctor: true,
      message,
    });
});

test('a question about the shop comes with its answer', async () => {
  const { body } = await get('/api/search?q=paise%20wapas%20kab%20milenge');
  expect(body).toMatchObject({ products: [], help: { path: '/policies/returns' } });
});

describe('zero-result searches', async () => {
  const { id } = await makeUser(db, { staffRole: 'content' });
  const headers = {
    authorization: `Bearer ${await makeStaffToken(db, id)}`,
    'content-type': 'application/json',
  };
  const call = async (method: string, path: string, body?: object) => {
    const response = await api.request(`/api/admin/search/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: response.status === 204 ? null : await response.json() };
  };

  // §7 staff turn a zero-result search into a synonym
  test('are listed, turned into a synonym and deleted', async () => {
    for (let times = 0; times < 3; times += 1) await get('/api/search?q=kadukkai');
    expect((await call('GET', 'misses')).body).toContainEqual(
      expect.objectContaining({ text: 'kadukkai', times: 3 }),
    );
    expect(await call('POST', 'synonyms', { text: 'kadukkai', means: 'neem' })).toEqual({
      status: 200,
      body: { text: 'kadukkai', means: 'neem', found: 1 },
    });
    expect(await get('/api/search?q=Kadukai')).toMatchObject({ body: { total: 1, didYouMean: null } });
    expect((await call('GET', 'misses')).body).not.toContainEqual(
      expect.objectContaining({ text: 'kadukkai' }),
    );
    expect((await call('GET', 'synonyms')).body).toEqual([{ text: 'kadukkai', means: 'neem' }]);
    expect((await call('DELETE', 'synonyms?text=kadukkai')).status).toBe(204);
    expect((await call('DELETE', 'synonyms?text=kadukkai')).status).toBe(404);
    expect(await get('/api/search?q=kadukkai')).toMatchObject({ body: { total: 0 } });
  });

  test('cannot become a synonym of nothing or of an empty word', async () => {
    expect(await call('POST', 'synonyms', { text: 'zzz', means: 'arjuna' })).toMatchObject({
      status: 400,
      body: { fields: { means: '“arjuna” finds no product itself.' } },
    });
    expect(await call('POST', 'synonyms', { text: '%%%', means: 'neem' })).toMatchObject({ status: 400 });
    expect(await call('POST', 'synonyms', { text: '', means: 'neem' })).toMatchObject({ status: 400 });
  });
});

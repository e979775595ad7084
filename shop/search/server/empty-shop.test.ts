import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { reindexSearchEntries } from './reindex-search-entries.ts';
import { searchProducts } from './search-products.ts';
import { suggestAnswer } from './suggestions/suggest-answer.ts';

const { db } = await testDatabase();
const ask = (q: string) => searchProducts(db, { q, limit: 5, cursor: 0 });

/** Runs first, since the other searches need goods. */
describe('a shop without goods', () => {
  it.each([
    ['oil', 'This shop has nothing to sell yet.'],
    ['rasoi ka tel chahiye', 'Is dukaan mein abhi bechne ke liye kuchh nahin hai.'],
    ['शैम्पू', 'इस दुकान में अभी बेचने के लिए कुछ नहीं है।'],
    ['iphone charger', 'This shop has nothing to sell yet.'],
  ])('says so to “%s”', async (q, said) => {
    const { message, notSold, products } = await ask(q);
    expect(message).toContain(said);
    expect([notSold, products]).toEqual([null, []]);
  });

  it('says so in the search box', async () => {
    const answer = await suggestAnswer(db, 'oil lamp', {
      begins: false,
      isEmpty: true,
      answers: [],
      within: null,
    });
    expect(answer?.text).toContain('nothing to sell yet');
  });

  it('still answers an illness and a question', async () => {
    expect((await ask('cancer ki dawa')).asksDoctor).toBe(true);
    expect((await ask('how do I return an order')).help?.path).toBe('/policies/returns');
  });
});

describe('a shop with goods', () => {
  it('tells from which price there is one when a price in words meets none', async () => {
    await makeProduct(db, { name: 'Bhringraj Hair Oil', form: 'Oil', mrpPaise: 34_900 });
    await makeProduct(db, { name: 'Tulsi Tea', form: 'Tea', mrpPaise: 19_900 });
    await makeProduct(db, { name: 'Lakshadi Baby Oil', form: 'Oil', mrpPaise: 29_900 });
    await reindexSearchEntries(db, { all: true });
    const { message, products } = await ask('hair oil under 100');
    expect(products).toEqual([]);
    expect(message).toMatch(/begins at ₹/);
    expect((await ask('hair oil 100 rs tak chahiye')).message).toMatch(/se shuru hota hai/);
    expect((await ask('hair oil under 9000')).products[0]!.productName).toBe('Bhringraj Hair Oil');
  });

  it.each([
    '<script>alert(tulsi)</script>',
    "' or '1'='1",
    "tulsi'; drop table products; --",
    '{{tulsi}}',
    '../../tulsi',
    '<img src=x onerror=tulsi>',
    '$%^&*()',
    '???',
  ])('finds nothing for signs: %s', async (q) => {
    const { products, notSold, didYouMean } = await ask(q);
    expect([products, notSold, didYouMean]).toEqual([[], null, null]);
  });

  it.each([
    'tulsi seeds for sowing',
    'tulsi ke beej bone ke liye',
    'तुलसी के बीज उगाने',
    'tulsi plants for garden',
  ])('sells nothing to grow: %s', async (q) => {
    const { products, notSold } = await ask(q);
    expect(products).toEqual([]);
    expect(notSold).not.toBeNull();
  });

  it.each(['bachche ki dawa chahiye', 'dawa chahiye', 'medicine for baby'])(
    'has no medicine without goods: %s',
    async (q) => expect((await ask(q)).products).toEqual([]),
  );

  it('finds tea by its herb beside other words', async () => {
    expect((await ask('tulsi tea')).products).toHaveLength(1);
    expect((await ask('"tulsi" tea')).products).toHaveLength(1);
  });
});

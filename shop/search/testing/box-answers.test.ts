import { beforeAll, describe, expect, it } from 'vitest';
import { seedIfEmpty } from '#database/seeding/seed.ts';
import { testDatabase } from '#database/test-database.ts';
import { pincodes } from '#shop/pincodes/server/tables.ts';
import { searchProducts } from '../server/search-products.ts';
import { suggestGroups } from '../server/suggestions/suggest-groups.ts';

const { db } = await testDatabase();

/** Skips the pincodes, which take longest and which no search reads. */
beforeAll(async () => {
  await db.insert(pincodes).values({ pincode: '110001', district: 'New Delhi', state: 'Delhi' });
  await seedIfEmpty(db, () => {});
}, 240_000);

describe('the box and the page', () => {
  it('offer the main categories under goods that are not sold', async () => {
    const [unsold, illness] = await Promise.all(
      ['phone charger', 'bp ki dawai'].map((text) => suggestGroups(db, text)),
    );
    expect(unsold!.categories.map(({ name }) => name)).toContain('Hair Care');
    expect(illness!.categories).toEqual([]);
  });

  it.each([
    ['do you deliver to Leh', null, /all over India/],
    ['do you deliver to Leh', 'Kerala', /within Kerala only/],
    ['kya aap leh mein bhejte hain', null, /poore Bharat/],
  ])('answer “%s” of a shop in %s without goods', async (text, within, sentence) => {
    const page = await searchProducts(db, { q: text, limit: 5, cursor: 0 }, [], within);
    expect([page.total, page.help?.sentence]).toEqual([0, expect.stringMatching(sentence)]);
    const box = await suggestGroups(db, text, [], [], within);
    expect([box.answer?.text, box.products]).toEqual([expect.stringMatching(sentence), []]);
  });

  it('keep the goods that a question about delivery names', async () => {
    const { help, total } = await searchProducts(db, {
      q: 'do you deliver neem oil to leh',
      limit: 5,
      cursor: 0,
    });
    expect([help?.name, total > 0]).toEqual(['Shipping and payment', true]);
  });

  it('suggest two words at most before products, in the script of the text', async () => {
    const { terms, products } = await suggestGroups(db, 'बाल');
    expect([terms.length, products.length > 0]).toEqual([2, true]);
    for (const term of terms) expect(term).toMatch(/^[\u0900-\u097f ]+$/);
  });
});

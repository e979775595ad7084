import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { searchProducts } from './search-products.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const { db } = await testDatabase();

/** As a file of another shop brings them: no concerns, and names that do not say what the goods are. */
const moved = {
  'root-ritual': [
    'Jata Root Ritual',
    'A hair oil for hair fall and a dry scalp, with curry leaf. No parabens.',
  ],
  'second-sunrise': [
    'Second Sunrise',
    'A coffee of roasted chicory and dates for the evening, without caffeine.',
  ],
  'beard-oil': ['Moonch & Dadhi Beard Oil', 'Cedarwood and jojoba keep it soft.'],
  'foot-salve': ['Phati Edi Foot Salve', 'For heels that crack in winter.'],
  'day-cream': ['Buransh Bloom Day Cream', 'Rhododendron petals and shea butter for dry skin.'],
} as const;

beforeAll(async () => {
  const made = [];
  for (const [slug, [name, description]] of Object.entries(moved))
    made.push(await makeProduct(db, { slug, name, description, form: '', concerns: [] }));
  const declared = { form: 'Cream', concerns: ['Dull skin'], ingredients: 'Saffron' };
  const description = 'Wear it below any perfume. It is no oil for hair fall.';
  made.push(
    await makeProduct(db, { ...declared, slug: 'saffron-cream', name: 'Saffron Cream', description }),
  );
  await writeSearchEntries(db, { productIds: made.map(({ id }) => id) });
});

const found = async (q: string) => {
  const { products } = await searchProducts(db, { q, limit: 5, cursor: 0 });
  return products.map(({ slug }) => slug);
};

describe('a product that states no concerns', () => {
  it.each([
    ['hair fall control', ['root-ritual']],
    ['baal jhadne ka tel', ['root-ritual']],
    ['chicory', ['second-sunrise']],
    ['dry skin', ['foot-salve', 'day-cream']],
  ])('is found by what its description tells: %s', async (q, slugs) => expect(await found(q)).toEqual(slugs));

  it('is not found by what it is without, nor another by its description', async () => {
    expect(await found('parabens')).toEqual([]);
    expect(await found('hair fall')).toEqual(['root-ritual']);
    expect(await found('perfume')).toEqual([]);
  });
});

describe('goods that few shops sell', () => {
  it.each([
    'beard oil',
    'daadhi ka tel',
    'दाढ़ी का तेल',
    'pati ki daadhi bahut rough hai uske liye kuch batao',
  ])('are found under each of their names where a product is called so: %s', async (q) =>
    expect(await found(q)).toEqual(['beard-oil']),
  );
});

it('bends no word of a region to an illness in another script', async () => {
  const { asksDoctor } = await searchProducts(db, { q: 'thinai', limit: 5, cursor: 0 });
  expect(asksDoctor).toBe(false);
});

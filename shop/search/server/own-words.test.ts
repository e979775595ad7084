import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { searchProducts } from './search-products.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const { db } = await testDatabase();

beforeAll(async () => {
  const made = [
    await makeProduct(db, { slug: 'moringa', name: 'Moringa Leaf Powder', form: 'Powder' }),
    await makeProduct(db, { slug: 'tulsi-drops', name: 'Panch Tulsi Drops', form: 'Drops' }),
    await makeProduct(db, { slug: 'tulsi-wash', name: 'Neem and Tulsi Face Wash', form: 'Face Wash' }),
    await makeProduct(db, { slug: 'amla-juice', name: 'Amla Juice', form: 'Juice' }),
    await makeProduct(db, { slug: 'chyawanprash', name: 'Chyawanprash', form: 'Jam' }),
    await makeProduct(db, { slug: 'shilajit', name: 'Himalayan Shilajit Resin', form: 'Resin' }),
    await makeProduct(db, { slug: 'cream', name: 'Kumkumadi Face Cream', form: 'Cream' }),
    await makeProduct(db, {
      slug: 'baby-oil',
      name: 'Almond Winter Baby Oil',
      form: 'Oil',
      concerns: ['Dry Skin'],
      popularity: 90,
    }),
    await makeProduct(db, {
      slug: 'body-butter',
      name: 'Kokum Body Butter',
      form: 'Butter',
      concerns: ['Dry Skin'],
    }),
    await makeProduct(db, { slug: 'massage', name: 'Daily Massage Oil', form: 'Oil' }),
  ];
  await writeSearchEntries(db, { productIds: made.map(({ id }) => id) });
});

async function search(q: string) {
  const found = await searchProducts(db, { q, limit: 5, cursor: 0 });
  return { ...found, slugs: found.products.map(({ slug }) => slug) };
}

describe('a search', () => {
  it.each([
    ['a plural of a word of every day', 'massage oil for my mornings', 'massage'],
    [
      'a herb in its oblique form',
      'mummy ne bola hai subah khali pet amle ka ras mangwa lo zara',
      'amla-juice',
    ],
    [
      'goods in a sentence with an unknown word',
      'arre bhai roz gym jaata hoon asli shilajit chahiye woh gaadha wala capsule nahi jayega kya',
      'shilajit',
    ],
    ['goods beside a polite word', 'ek dabba chyawanprash bhej do zara', 'chyawanprash'],
    ['goods for all before those for babies', 'dry skin', 'body-butter'],
  ])('first finds %s', async (_, q, slug) => {
    expect((await search(q)).slugs[0]).toBe(slug);
  });

  it('answers a form that is not sold by goods of the herb alone, before blends', async () => {
    expect((await search('tulsi oil')).slugs).toEqual(['tulsi-drops']);
  });

  it.each(['after shave lotion', 'single line notebook 200 pages', 'ghar par malish karne wala bhejo'])(
    'does not sell “%s”',
    async (q) => {
      const { notSold, slugs } = await search(q);
      expect(notSold).not.toBeNull();
      expect(slugs).toEqual([]);
    },
  );

  it.each(['लालाला ढिंगचिका', 'कखगघ ठठठ', 'ಮೊಟ್ಟೆ ಒಂದು'])('understands nothing of “%s”', async (q) => {
    const { notUnderstood, slugs } = await search(q);
    expect(slugs).toEqual([]);
    expect(notUnderstood.length).toBeGreaterThan(0);
  });

  it('makes no illness of a word in another script', async () => {
    expect((await search('ചേച്ചിക്ക്')).asksDoctor).toBe(false);
  });

  it('answers an English text in English', async () => {
    expect((await search('looking for a diabetes friendly thing')).message).toMatch(/^We /);
  });
});

import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeCategory, makeProduct } from '#shop/catalog/server/testing.ts';
import { searchProducts } from './search-products.ts';
import { writeSearchEntries } from './write-search-entries.ts';

const { db } = await testDatabase();

it('ranks the 240 best sellers by match before all others, and shows each once', async () => {
  const { id: categoryId } = await makeCategory(db, { slug: 'soaps', name: 'Soaps' });
  const isNamed = (popularity: number) => popularity === 0 || popularity === 100;
  const productIds: number[] = [];
  for (let popularity = 0; popularity < 250; popularity += 1) {
    const name = `${isNamed(popularity) ? 'Ubtan' : 'Herbal'} Bar`;
    const slug = `bar-${popularity}`;
    productIds.push((await makeProduct(db, { categoryId, slug, name, synonyms: ['Ubtan'], popularity })).id);
  }
  await writeSearchEntries(db, { productIds });
  const slugs: string[] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const page = await searchProducts(db, { q: 'ubtan', limit: 100, cursor });
    expect(page.total).toBe(250);
    slugs.push(...page.products.map(({ slug }) => slug));
    cursor = page.next;
  }
  expect(new Set(slugs).size).toBe(250);
  expect(slugs.slice(0, 2)).toEqual(['bar-100', 'bar-249']);
  expect(slugs.slice(239, 242)).toEqual(['bar-10', 'bar-0', 'bar-9']);
});

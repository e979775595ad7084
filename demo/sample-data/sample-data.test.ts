import { describe, expect, test } from 'vitest';
import { sampleCatalogue } from './catalogue.ts';
import { sampleConcerns, type SampleProduct } from './sample-product.ts';

const { categories, products, reviews, hairGrid, combos, seller } = sampleCatalogue();
const firstPage = products.slice(0, 24);
const parents = new Set(categories.map(({ parent }) => parent));
const leaves = categories.filter(({ slug }) => !parents.has(slug));
const forbidden =
  /\b(cures?|cured|curing|treats?|treated|treatment|heals?|healed|healing|guarantee[ds]?|clinically|proven|relieves?|prevents?|remed(y|ies)|miracles?|boosts?|detox|immunity)\b/i;

const bySlug = new Map(products.map((product) => [product.slug, product]));

describe('the categories', () => {
  test('have unique slugs in the whole tree', () => {
    expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length);
  });

  test('follow their parents', () => {
    categories.forEach(({ parent }, place) => {
      if (parent) expect(categories.slice(0, place).map(({ slug }) => slug)).toContain(parent);
    });
  });

  test('hold at least four products in each leaf', () => {
    for (const leaf of leaves) expect(inCategory(leaf.slug), leaf.slug).toBeGreaterThanOrEqual(4);
  });
});

describe('the products', () => {
  test('are at least 128 and eight combos', () => {
    const ids = products.map(({ id }) => id);
    expect(ids.filter((id) => id < 1000).length).toBeGreaterThanOrEqual(128);
    expect(ids.filter((id) => id > 1000)).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008]);
  });

  test('have unique ids, slugs and names', () => {
    for (const field of ['id', 'slug', 'name'] as const) {
      expect(new Set(products.map((product) => product[field])).size).toBe(products.length);
    }
  });

  test('belong to leaves of the tree and name one to four known concerns', () => {
    const known = new Set(leaves.map(({ slug }) => slug));
    for (const { slug, category, concerns } of products) {
      expect(known, slug).toContain(category);
      expect(concerns.length, slug).toBeGreaterThanOrEqual(1);
      expect(concerns.length, slug).toBeLessThanOrEqual(4);
      expect(
        concerns.every((concern) => sampleConcerns.includes(concern)),
        slug,
      ).toBe(true);
    }
  });

  test('have descriptions of three paragraphs that never repeat', () => {
    const paragraphs = products.flatMap(({ description }) => description);
    expect(paragraphs.length).toBe(products.length * 3);
    for (const paragraph of paragraphs) expect(paragraph.length).toBeGreaterThan(100);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    const sentences = paragraphs
      .flatMap((paragraph) => paragraph.split(/(?<=[.?]) /))
      .filter((s) => s.length > 45);
    expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([]);
  });

  test('make no medical claim and never shout', () => {
    for (const product of products) {
      const words = [product.name, ...product.howToUse, product.offer ?? '', ...product.description].join(
        ' ',
      );
      expect(forbidden.exec(words)?.[0], product.slug).toBeUndefined();
      expect(words, product.slug).not.toContain('!');
    }
  });

  test('have prices in whole rupees, and in whole paise after the discount', () => {
    for (const { slug, mrpRupees, discountPercent } of products) {
      expect(Number.isInteger(mrpRupees) && mrpRupees > 0, slug).toBe(true);
      expect(Number.isInteger(mrpRupees * 100 - mrpRupees * discountPercent), slug).toBe(true);
      expect(discountPercent >= 0 && discountPercent <= 35, slug).toBe(true);
    }
  });

  test('show sold-out, discounted and long ones on the first page', () => {
    expect(firstPage.filter(({ stock }) => stock === 0).length).toBeGreaterThanOrEqual(2);
    expect(firstPage.filter(({ discountPercent }) => discountPercent > 0).length).toBeGreaterThanOrEqual(6);
    expect(
      firstPage.filter((product) => product.description.join(' ').length > 900).length,
    ).toBeGreaterThanOrEqual(8);
  });

  test('include about eight sold out, some low in stock and half discounted', () => {
    const soldOut = products.filter(({ stock, parts }) => stock === 0 && !parts).length;
    const discounted = products.filter(({ discountPercent }) => discountPercent > 0).length;
    expect(soldOut).toBeGreaterThanOrEqual(6);
    expect(soldOut).toBeLessThanOrEqual(10);
    expect(products.filter(({ stock }) => stock > 0 && stock <= 5).length).toBeGreaterThanOrEqual(4);
    expect(discounted / products.length).toBeGreaterThan(0.4);
    expect(discounted / products.length).toBeLessThan(0.6);
  });

  // §3 isSubscribable by the name
  test("spell ashwagandha and lion's mane plainly where they can be subscribed to", () => {
    const subscribable = products.filter(({ name }) => /ashwagandha|lion's mane/i.test(name));
    expect(subscribable.length).toBeGreaterThanOrEqual(10);
    expect(products.filter(({ name }) => name.includes('’'))).toEqual([]);
  });
});

describe('the reviews', () => {
  test('are more than 600, of known products, within two years', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(600);
    for (const { productSlug, rating, daysAgo } of reviews) {
      const product = bySlug.get(productSlug);
      expect(product, productSlug).toBeDefined();
      expect([1, 2, 3, 4, 5]).toContain(rating);
      expect(daysAgo).toBeGreaterThanOrEqual(1);
      expect(daysAgo).toBeLessThanOrEqual(Math.min(730, product?.daysOld ?? 0));
    }
  });

  test('lean to four and five, with honest ones below', () => {
    const share = (from: number, to: number) =>
      reviews.filter(({ rating }) => rating >= from && rating <= to).length / reviews.length;
    expect(share(4, 5)).toBeGreaterThan(0.7);
    expect(share(1, 2)).toBeGreaterThan(0.03);
    expect(share(3, 3)).toBeGreaterThan(0.04);
  });

  test('are many for popular products and none for some', () => {
    const counts = products.map(
      ({ slug }) => reviews.filter(({ productSlug }) => productSlug === slug).length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(25);
    expect(counts.filter((count) => count >= 15).length).toBeGreaterThanOrEqual(8);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThanOrEqual(3);
  });

  test('never repeat, have every slot filled and make no medical claim', () => {
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
    for (const { title, comment } of reviews) {
      const words = `${title} ${comment}`;
      expect(words).not.toMatch(/[{}[\]|!]|undefined|^(liquid|pack|jar): /);
      expect(forbidden.exec(words)?.[0], words).toBeUndefined();
    }
  });
});

test('the hair page has twelve cards, one of them five times, all products for hair', () => {
  expect(hairGrid).toHaveLength(12);
  expect(hairGrid.filter((slug) => slug === hairGrid[0])).toHaveLength(5);
  expect(new Set(hairGrid).size).toBe(8);
  for (const slug of hairGrid) expect(rootOf(bySlug.get(slug)), slug).toBe('hair-care');
});

test('combos have no stock of their own, and parts that are products with stock', () => {
  const kits = products.filter(({ category }) => category === 'combos');
  const stocked = new Set(products.filter(({ stock }) => stock > 0).map(({ slug }) => slug));
  expect(kits.every(({ stock }) => stock === 0)).toBe(true);
  expect(kits.flatMap(({ parts = [] }) => parts).filter((slug) => !stocked.has(slug))).toEqual([]);
  expect(kits.every(({ parts = [] }) => parts.length >= 2)).toBe(true);
});

test('the home page has eight combos, each a product with a seller', () => {
  expect(combos.map(({ id }) => id)).toEqual(products.filter(({ id }) => id > 1000).map(({ id }) => id));
  expect(combos.every(({ seller }) => seller.length > 0)).toBe(true);
});

test('two calls return the same data', () => {
  expect(sampleCatalogue()).toEqual({ categories, products, reviews, hairGrid, combos, seller });
});

function inCategory(category: string): number {
  return products.filter((product) => product.category === category).length;
}

function rootOf(product: SampleProduct | undefined): string | undefined {
  let place = categories.find(({ slug }) => slug === product?.category);
  while (place?.parent) place = categories.find(({ slug }) => slug === place?.parent);
  return place?.slug;
}

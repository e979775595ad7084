import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { makeGroup } from '#shop/catalog/server/groups/testing.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { ReviewSort } from '../contract.ts';
import { getRatingSpread } from './get-rating-spread.ts';
import { listReviews } from './list-reviews.ts';
import { postReview } from './post-review.ts';

const { db } = await testDatabase();

// §2 product: reviews with their spread, sorting, pages
it('sorts by best or worst rating or pictures, and each page holds new reviews', async () => {
  const productId = await makeReviewed([
    { rating: 3, comment: 'a', imageUrl: '/uploads/reviews/a.webp' },
    { rating: 5, comment: 'b' },
    { rating: 1, comment: 'c' },
    { rating: 5, comment: 'd' },
    { rating: 3, comment: 'e' },
  ]);
  expect(await turnPages(productId, 'newest')).toBe('edcba');
  expect(await turnPages(productId, 'highest')).toBe('dbeac');
  expect(await turnPages(productId, 'lowest')).toBe('ceadb');
  expect(await turnPages(productId, 'pictures')).toBe('aedcb');
});

it('a new review does not shift the next page', async () => {
  const productId = await makeReviewed(['a', 'b', 'c'].map((comment) => ({ rating: 4, comment })));
  const first = await listReviews(db, { productId, limit: 2 });
  await postReview(db, { ...words, productId, rating: 5, comment: 'new' });
  const second = await listReviews(db, { productId, limit: 2, cursor: first.next! });
  expect(second.reviews.map(({ comment }) => comment)).toEqual(['a']);
  expect(second.next).toBeNull();
});

it('counts every number of stars, including those without a rating', async () => {
  const productId = await makeReviewed([5, 5, 4, 1].map((rating) => ({ rating, comment: 'Counted' })));
  expect(await getRatingSpread(db, { productId })).toEqual({
    average: 3.75,
    total: 4,
    verified: 0,
    stars: [5, 4, 3, 2, 1].map((stars, at) => ({ stars, count: [2, 1, 0, 0, 1][at] })),
  });
  const { id } = await makeProduct(db);
  expect(await getRatingSpread(db, { productId: id })).toMatchObject({ average: 0, total: 0 });
});

const words = { title: '', imageUrl: null, moderated: false };

async function makeReviewed(list: { rating: number; comment: string; imageUrl?: string }[]): Promise<number> {
  const { id: productId } = await makeProduct(db);
  for (const review of list) await postReview(db, { ...words, ...review, productId });
  return productId;
}

async function turnPages(productId: number, sort: ReviewSort): Promise<string> {
  let comments = '';
  let cursor: number | undefined;
  do {
    const page = await listReviews(db, { productId, limit: 2, sort, cursor });
    comments += page.reviews.map(({ comment }) => comment).join('');
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return comments;
}

it('lists the reviews of all sizes of a group with their size and one rating', async () => {
  const [small, large, other] = [await makeProduct(db), await makeProduct(db), await makeProduct(db)];
  const post = (productId: number, rating: number) =>
    postReview(db, { ...words, productId, rating, comment: 'Fine.' });
  await makeGroup(db, {
    members: [
      { id: small.id, values: ['100 ml'] },
      { id: large.id, values: ['200 ml'] },
    ],
  });
  await post(small.id, 5);
  await post(large.id, 3);
  await post(other.id, 1);
  const { reviews, total } = await listReviews(db, { productId: small.id });
  expect([total, reviews.map(({ size, rating }) => [size, rating])]).toEqual([
    2,
    [
      ['200 ml', 3],
      ['100 ml', 5],
    ],
  ]);
  expect(await getRatingSpread(db, { productId: large.id })).toMatchObject({ average: 4, total: 2 });
  expect((await getProduct(db, small.slug)).rating).toBe(4);
  expect('size' in (await listReviews(db, { productId: other.id })).reviews[0]!).toBe(false);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { listReviews } from './list-reviews.ts';
import { postReview } from './post-review.ts';
import { writeVerifiedReview } from './write-verified-review.ts';

const { db } = await testDatabase();

const words = { rating: 5, comment: 'My hair likes it.', title: '', imageUrl: null, moderated: false };

test('a buyer’s review says that it is verified, an open one that it is not', async () => {
  const { id: productId } = await makeProduct(db);
  await postReview(db, { ...words, productId, comment: 'Open' });
  await writeVerifiedReview(db, { ...words, productId, personId: 1, orderId: randomUUID() });
  const { reviews } = await listReviews(db, { productId });
  expect(reviews.map(({ verified, userName }) => [verified, userName])).toEqual([
    [true, 'Anonymous'],
    [false, 'Anonymous'],
  ]);
});

test('a person has one for a product: written again it is changed and counts once', async () => {
  const { id: productId } = await makeProduct(db);
  const first = {
    ...words,
    productId,
    personId: 2,
    orderId: randomUUID(),
    imageUrl: '/uploads/reviews/a.webp',
  };
  await writeVerifiedReview(db, first);
  await writeVerifiedReview(db, { ...first, rating: 2, comment: 'Less so by now.', imageUrl: null });
  await writeVerifiedReview(db, { ...first, personId: 3, orderId: randomUUID() });
  const { reviews } = await listReviews(db, { productId });
  expect(reviews).toMatchObject([
    { rating: 5 },
    { rating: 2, comment: 'Less so by now.', imageUrl: '/uploads/reviews/a.webp' },
  ]);
  expect(await getProduct(db, String(productId))).toMatchObject({ reviewCount: 2, rating: 3.5 });
});

test('ten at once by one person are one', async () => {
  const { id: productId } = await makeProduct(db);
  const review = { ...words, productId, personId: 4, orderId: randomUUID() };
  await Promise.all(Array.from({ length: 10 }, () => writeVerifiedReview(db, review)));
  expect((await listReviews(db, { productId })).total).toBe(1);
});

test('one that is read first waits unseen', async () => {
  const { id: productId } = await makeProduct(db);
  const review = { ...words, productId, personId: 5, orderId: randomUUID(), moderated: true };
  expect(await writeVerifiedReview(db, review)).toMatchObject({ status: 'pending' });
  expect((await listReviews(db, { productId })).total).toBe(0);
});

// §6 a verified customer's badge comes from the server only, one review a person and product
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { listReviews } from './list-reviews.ts';
import { changeMyReview, deleteMyReview } from './mine/change-my-review.ts';
import { listMyReviews } from './mine/list-my-reviews.ts';
import { postReview } from './post-review.ts';
import { readInvitation } from './read-invitation.ts';
import { reviews } from './tables.ts';
import { writeVerifiedReview } from './write-verified-review.ts';

const { db } = await testDatabase();

const words = { rating: 5, comment: 'My hair likes it.', title: '', imageUrl: null, moderated: false };

test("a customer's review is verified, and an open one is not", async () => {
  const { id: productId } = await makeProduct(db);
  await postReview(db, { ...words, productId, comment: 'Open' });
  await writeVerifiedReview(db, { ...words, productId, userId: 1, orderId: randomUUID() });
  const { reviews } = await listReviews(db, { productId });
  expect(reviews.map(({ verified, userName }) => [verified, userName])).toEqual([
    [true, 'Anonymous'],
    [false, 'Anonymous'],
  ]);
});

test("a second review of a product replaces the customer's first and counts once", async () => {
  const { id: productId } = await makeProduct(db);
  const first = {
    ...words,
    productId,
    userId: 2,
    orderId: randomUUID(),
    imageUrl: '/uploads/reviews/a.webp',
  };
  await writeVerifiedReview(db, first);
  await writeVerifiedReview(db, { ...first, rating: 2, comment: 'Less so by now.', imageUrl: null });
  await writeVerifiedReview(db, { ...first, userId: 3, orderId: randomUUID() });
  const { reviews } = await listReviews(db, { productId });
  expect(reviews).toMatchObject([
    { rating: 5 },
    { rating: 2, comment: 'Less so by now.', imageUrl: '/uploads/reviews/a.webp' },
  ]);
  expect(await getProduct(db, String(productId))).toMatchObject({ reviewCount: 2, rating: 3.5 });
});

test('ten concurrent reviews by one customer become one', async () => {
  const { id: productId } = await makeProduct(db);
  const review = { ...words, productId, userId: 4, orderId: randomUUID() };
  await Promise.all(Array.from({ length: 10 }, () => writeVerifiedReview(db, review)));
  expect((await listReviews(db, { productId })).total).toBe(1);
});

test('a moderated review stays hidden and uncounted', async () => {
  const { id: productId } = await makeProduct(db);
  const review = { ...words, productId, userId: 5, orderId: randomUUID(), moderated: true };
  expect(await writeVerifiedReview(db, review)).toMatchObject({ status: 'pending' });
  expect((await listReviews(db, { productId })).total).toBe(0);
});

describe('a review hidden by the merchant', () => {
  const hide = (productId: number) =>
    db.update(reviews).set({ status: 'hidden' }).where(eq(reviews.productId, productId));
  const newReview = async (userId: number) => {
    const { id: productId } = await makeProduct(db);
    const review = { ...words, productId, userId, orderId: randomUUID() };
    const { id } = await writeVerifiedReview(db, review);
    await hide(productId);
    return { review, id, productId };
  };

  // §7 a review that the shop hid stays hidden, however its author writes it again
  it('stays hidden however often its author writes it again', async () => {
    const { review, productId } = await newReview(6);
    for (const orderId of [review.orderId, randomUUID(), randomUUID()])
      expect(await writeVerifiedReview(db, { ...review, orderId })).toMatchObject({ status: 'hidden' });
    const moderated = await writeVerifiedReview(db, { ...review, moderated: true });
    expect(moderated).toMatchObject({ status: 'hidden' });
    expect((await listReviews(db, { productId })).total).toBe(0);
    expect(await getProduct(db, String(productId))).toMatchObject({ reviewCount: 0, rating: 0 });
  });

  it('stays hidden when its author changes it, or deletes and rewrites it', async () => {
    const { review, id, productId } = await newReview(7);
    const change = { rating: 5, comment: 'Buy at evil.example', title: '', moderated: false };
    expect(await changeMyReview(db, { userId: 7, id, ...change })).toMatchObject({ status: 'hidden' });
    await deleteMyReview(db, { userId: 7, id });
    expect(await listMyReviews(db, { userId: 7 })).toEqual([]);
    expect(await readInvitation(db, { userId: 7, productId })).toMatchObject({ written: null });
    await expect(deleteMyReview(db, { userId: 7, id })).rejects.toMatchObject({ status: 404 });
    expect(await writeVerifiedReview(db, review)).toMatchObject({ status: 'hidden' });
    expect((await listReviews(db, { productId })).total).toBe(0);
  });
});

test('a replaced picture is removed', async () => {
  const { id: productId } = await makeProduct(db);
  const picture = (letter: string) => `/uploads/reviews/${letter.repeat(32)}.webp`;
  const review = { ...words, productId, userId: 8, orderId: randomUUID() };
  for (const letter of ['a', 'b', 'b', 'c'])
    await writeVerifiedReview(db, { ...review, imageUrl: picture(letter) });
  const { rows } = await db.execute<{ name: string }>(
    sql`select data->>'name' as name from pgboss.job where name = 'picture.remove' order by 1`,
  );
  expect(rows.map(({ name }) => name[0])).toEqual(['a', 'b']);
});

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { listReviews } from '../list-reviews.ts';
import { postReview } from '../post-review.ts';
import { reviews } from '../tables.ts';
import { writeVerifiedReview } from '../write-verified-review.ts';
import { changeMyReview, deleteMyReview, eraseReviewer } from './change-my-review.ts';
import { listMyReviews } from './list-my-reviews.ts';

const { db } = await testDatabase();

const words = { rating: 5, comment: 'My hair likes it.', title: '', imageUrl: null, moderated: false };
let users = 300;

async function makeReview(given: Partial<typeof words> & { imageUrl?: string | null } = {}) {
  const { id: productId } = await makeProduct(db);
  const userId = (users += 1);
  const { id } = await writeVerifiedReview(db, {
    ...words,
    ...given,
    userId,
    productId,
    orderId: randomUUID(),
  });
  return { id, userId, productId };
}

async function ratingOf(productId: number) {
  const [row] = await db.select().from(products).where(eq(products.id, productId));
  return { rating: row!.rating, reviewCount: row!.reviewCount };
}

describe('my reviews', () => {
  it("are the user's own, with their product", async () => {
    const mine = await makeReview();
    await postReview(db, { ...words, productId: mine.productId });
    await makeReview();
    const [product] = await db.select().from(products).where(eq(products.id, mine.productId));
    expect(await listMyReviews(db, mine)).toMatchObject([
      { id: mine.id, productName: product!.name, productSlug: product!.slug, verified: true },
    ]);
  });

  it('can be changed, which recounts the rating', async () => {
    const { productId, ...mine } = await makeReview();
    const change = { rating: 2, comment: 'Less so by now.', title: 'Hm', moderated: false };
    expect(await changeMyReview(db, { ...mine, ...change })).toMatchObject({ rating: 2, title: 'Hm' });
    expect(await ratingOf(productId)).toEqual({ rating: 2, reviewCount: 1 });
  });

  it('wait for the merchant after a change, and stay hidden once hidden', async () => {
    const { productId, ...mine } = await makeReview();
    const change = { rating: 1, comment: 'Changed.', title: '' };
    expect(await changeMyReview(db, { ...mine, ...change, moderated: true })).toMatchObject({
      status: 'pending',
    });
    expect((await listReviews(db, { productId })).reviews).toEqual([]);
    expect(await ratingOf(productId)).toEqual({ rating: 0, reviewCount: 0 });
    await db.update(reviews).set({ status: 'hidden' }).where(eq(reviews.id, mine.id));
    expect(await changeMyReview(db, { ...mine, ...change, moderated: false })).toMatchObject({
      status: 'hidden',
    });
  });

  it('can be deleted with the picture, even of a stopped product', async () => {
    const name = `${'c'.repeat(32)}.webp`;
    const { productId, ...mine } = await makeReview({ imageUrl: `/uploads/reviews/${name}` } as object);
    await db.update(products).set({ published: false }).where(eq(products.id, productId));
    expect(await deleteMyReview(db, mine)).toEqual({ productId });
    expect(await listMyReviews(db, mine)).toEqual([]);
    expect(await ratingOf(productId)).toEqual({ rating: 0, reviewCount: 0 });
    const { rows } = await db.execute<{ data: object }>(
      sql`select data from pgboss.job where name = 'picture.remove'`,
    );
    expect(rows.map(({ data }) => data)).toContainEqual({ place: 'reviews', name });
  });

  it('are a 404 for other users, and after their deletion', async () => {
    const { id, userId } = await makeReview();
    const change = { rating: 1, comment: 'Mallory', title: '', moderated: false };
    const other = { id, userId: userId + 1_000 };
    await expect(changeMyReview(db, { ...other, ...change })).rejects.toMatchObject({ status: 404 });
    await expect(deleteMyReview(db, other)).rejects.toMatchObject({ status: 404 });
    await deleteMyReview(db, { id, userId });
    await expect(deleteMyReview(db, { id, userId })).rejects.toMatchObject({ status: 404 });
  });

  it("stay anonymous after their author's account is deleted", async () => {
    const { productId, userId } = await makeReview();
    await eraseReviewer(db, { userId });
    expect(await listMyReviews(db, { userId })).toEqual([]);
    expect((await listReviews(db, { productId })).reviews).toMatchObject([{ verified: true }]);
  });
});

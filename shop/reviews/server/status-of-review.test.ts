import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { getVerifiedRating } from './get-verified-rating.ts';
import { changeMyReview } from './mine/change-my-review.ts';
import { postReview } from './post-review.ts';
import { reviews } from './tables.ts';
import { writeVerifiedReview } from './write-verified-review.ts';

const { db } = await testDatabase();

const words = { rating: 5, title: '', imageUrl: null, moderated: false };
const claims = [
  'My sugar came down and I stopped my insulin.',
  'It cured my piles',
  'Mere ghutno ka dard theek ho gaya',
  'मेरी शुगर ठीक हो गई',
  'C.u.r.e.d my asthma',
];

describe('a plain review', () => {
  it.each([
    'Smooth teeth, no static 1795709757234',
    'Smooth teeth, no static',
    'Packaging was broken, no oil left',
    'It did not work for me',
  ])('is shown at once: “%s”', async (comment) => {
    const { id: productId } = await makeProduct(db);
    expect((await postReview(db, { ...words, productId, comment })).status).toBe('published');
  });
});

describe('a review with a claim', () => {
  it.each(claims)('waits for the owner without moderation: “%s”', async (comment) => {
    const { id: productId } = await makeProduct(db);
    expect((await postReview(db, { ...words, productId, comment })).status).toBe('pending');
    expect((await postReview(db, { ...words, productId, comment: 'Fine', title: comment })).status).toBe(
      'pending',
    );
    const bought = { ...words, productId, userId: 7_001, orderId: randomUUID() };
    expect((await writeVerifiedReview(db, { ...bought, comment })).status).toBe('pending');
  });

  it('waits again when a change adds the claim', async () => {
    const { id: productId } = await makeProduct(db);
    const bought = { ...words, productId, userId: 7_002, orderId: randomUUID(), comment: 'Smells of roses.' };
    const { id, status } = await writeVerifiedReview(db, bought);
    const changed = await changeMyReview(db, { ...words, userId: 7_002, id, comment: 'It cured my asthma.' });
    expect([status, changed.status]).toEqual(['published', 'pending']);
  });

  it('is no part of the structured data, though the owner published it', async () => {
    const { id: productId } = await makeProduct(db);
    const bought = { ...words, productId, orderId: randomUUID() };
    await writeVerifiedReview(db, { ...bought, userId: 7_003, comment: 'Smells of roses.' });
    const { id } = await writeVerifiedReview(db, {
      ...bought,
      userId: 7_004,
      comment: 'It cured my asthma.',
    });
    await db.update(reviews).set({ status: 'published' }).where(eq(reviews.id, id));
    const verified = await getVerifiedRating(db, { productId });
    expect(verified!.rating.total).toBe(2);
    expect(verified!.reviews.map(({ comment }) => comment)).toEqual(['Smells of roses.']);
  });
});

it.each(['Lovely oil, my hair is soft.', 'Came a day late. The jar was whole.', 'Bahut accha hai'])(
  'a plain review is published at once: “%s”',
  async (comment) => {
    const { id: productId } = await makeProduct(db);
    expect((await postReview(db, { ...words, productId, comment })).status).toBe('published');
  },
);

// §7 a network writes three reviews of a product in a day; the average counts verified reviews alone, in card, page and structured data
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { getProduct } from '#shop/catalog/server/get-product.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { getRatingSpread } from './get-rating-spread.ts';
import { getVerifiedRating } from './get-verified-rating.ts';
import { askOwners } from './moderation/ask-owners.ts';
import { decideReview } from './moderation/decide-review.ts';
import { signDecisionLink } from './moderation/decision-link.ts';
import { deleteMyReview } from './mine/change-my-review.ts';
import { postReview } from './post-review.ts';
import { writeVerifiedReview } from './write-verified-review.ts';

const { db } = await testDatabase();
const words = { comment: 'Smells of rain.', title: '', imageUrl: null, moderated: false };

let users = 500;

function buy(productId: number, rating: number, moderated = false) {
  const buyer = { userId: (users += 1), orderId: randomUUID() };
  return writeVerifiedReview(db, { ...words, ...buyer, productId, rating, moderated }).then((review) => ({
    ...buyer,
    ...review,
  }));
}

async function flood(productId: number, times = 120) {
  for (let n = 0; n < times; n += 1) await postReview(db, { ...words, productId, rating: 1 });
}

/** Returns the average as card, page and structured data show it. */
async function averages(productId: number) {
  const { rating, reviewCount } = await getProduct(db, String(productId));
  const spread = await getRatingSpread(db, { productId });
  const structured = await getVerifiedRating(db, { productId });
  expect(spread.average).toBeCloseTo(rating, 4);
  expect(spread.total).toBe(reviewCount);
  if (structured)
    expect(structured.rating).toEqual({ average: Math.round(rating * 10) / 10, total: spread.verified });
  return { rating, verified: spread.verified, total: spread.total };
}

it('120 one-star reviews of strangers do not move the rating of verified buyers', async () => {
  const { id } = await makeProduct(db);
  await buy(id, 5);
  await buy(id, 4);
  await flood(id);
  expect(await averages(id)).toEqual({ rating: 4.5, verified: 2, total: 122 });
});

it('a product without verified reviews shows the average of all', async () => {
  const { id } = await makeProduct(db);
  await postReview(db, { ...words, productId: id, rating: 2 });
  await postReview(db, { ...words, productId: id, rating: 5 });
  expect(await averages(id)).toEqual({ rating: 3.5, verified: 0, total: 2 });
});

it('hiding, publishing and deleting a verified review count the rating anew', async () => {
  const { id } = await makeProduct(db);
  await flood(id, 3);
  const { id: reviewId, userId } = await buy(id, 5, true);
  expect((await averages(id)).rating).toBe(1);
  const askedAt = new Date();
  await askOwners(db, { to: ['owner@shop.example'], now: askedAt });
  const token = signDecisionLink({ id: reviewId, askedAt });
  await decideReview(db, { token, decision: 'publish' });
  expect(await averages(id)).toEqual({ rating: 5, verified: 1, total: 4 });
  await deleteMyReview(db, { id: reviewId, userId });
  expect(await averages(id)).toEqual({ rating: 1, verified: 0, total: 3 });
});

// §7 with moderation (the default of a real shop) a review waits for the owner's decision by the link of an email
// §7 the file of a hidden review picture is at no public address, and a review hidden by the link of an email carries a reason
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { testDatabase } from '#database/test-database.ts';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { changeLog } from '#platform/server/tables.ts';
import { dayMs } from '#platform/india-time.ts';
import { signLink } from '#platform/server/secrets/sign-link.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { endpoints } from '../../moderation.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import { listReviews } from '../list-reviews.ts';
import { changeMyReview } from '../mine/change-my-review.ts';
import { postReview } from '../post-review.ts';
import { reviews } from '../tables.ts';
import { writeVerifiedReview } from '../write-verified-review.ts';
import { askOwners } from './ask-owners.ts';
import { decideReview, readWaitingReview } from './decide-review.ts';

const { db } = await testDatabase();
const words = { rating: 4, comment: 'Smells of rain.', title: '', imageUrl: null, moderated: true };

/** Returns the links that owners got for waiting reviews. */
async function askedLinks(now = new Date()) {
  const to = `owner-${randomUUID()}@shop.example`;
  await askOwners(db, { to: [to], now });
  const emails = await queuedEmails(db, to);
  return emails.flatMap(({ data }) => data.listed as unknown as { comment: string; token: string }[]);
}

async function waitingReview(comment = 'Smells of rain.') {
  await db.delete(reviews);
  const { id: productId } = await makeProduct(db);
  const { id } = await postReview(db, { ...words, comment, productId });
  const [link] = await askedLinks();
  return { id, productId, token: link!.token };
}

const ratingOf = async (productId: number) =>
  (await db.select().from(products).where(eq(products.id, productId)))[0]!.reviewCount;

async function loggedDecisions(id: number) {
  const rows = await db
    .select()
    .from(changeLog)
    .where(and(eq(changeLog.kind, 'review'), eq(changeLog.entityId, String(id))));
  return rows.map(({ authorId, authorName, byCustomer, before, after }) => ({
    who: [authorId, authorName, byCustomer],
    before,
    after,
  }));
}

describe('a waiting review', () => {
  it('is emailed to the owners once, the oldest first, twenty in an email', async () => {
    await db.delete(reviews);
    const { id: productId } = await makeProduct(db);
    for (let n = 0; n < 22; n += 1) await postReview(db, { ...words, comment: `No ${n}`, productId });
    const first = await askedLinks();
    expect(first.map(({ comment }) => comment)).toEqual(Array.from({ length: 20 }, (_, n) => `No ${n}`));
    expect(await askedLinks()).toHaveLength(2);
    expect(await askedLinks()).toEqual([]);
  });

  it('is emailed again when its link has expired, so none waits for ever', async () => {
    const { token } = await waitingReview();
    const later = new Date(Date.now() + 8 * dayMs);
    const [again] = await askedLinks(later);
    vi.useFakeTimers({ now: later, toFake: ['Date'] });
    await expect(readWaitingReview(db, { token })).rejects.toMatchObject({ status: 404 });
    expect(await readWaitingReview(db, again!)).toMatchObject({ status: 'pending' });
    vi.useRealTimers();
  });

  it('is only shown by its link, and published by a decision', async () => {
    const { productId, token } = await waitingReview();
    expect(await readWaitingReview(db, { token })).toMatchObject({
      comment: 'Smells of rain.',
      decided: null,
    });
    expect((await listReviews(db, { productId })).total).toBe(0);
    const published = await decideReview(db, { token, decision: 'publish' });
    expect(published).toMatchObject({ status: 'published', decided: { by: 'The owner, by email' } });
    expect((await listReviews(db, { productId })).reviews).toMatchObject([{ comment: 'Smells of rain.' }]);
    expect(await ratingOf(productId)).toBe(1);
  });

  it('can be hidden, and a link decides once', async () => {
    const { id, productId, token } = await waitingReview();
    expect(await loggedDecisions(id)).toEqual([]);
    expect(await decideReview(db, { token, decision: 'hide', reason: 'abuse' })).toMatchObject({
      status: 'hidden',
    });
    await expect(decideReview(db, { token, decision: 'publish' })).rejects.toMatchObject({ status: 409 });
    expect(await ratingOf(productId)).toBe(0);
    expect(await loggedDecisions(id)).toEqual([
      {
        who: [null, 'The owner, by email', false],
        before: { status: 'pending', hiddenFor: null },
        after: { status: 'hidden', hiddenFor: 'abuse' },
      },
    ]);
  });

  it('that is hidden tells its verified author the reason, which staff must give', async () => {
    await db.delete(reviews);
    const { id: productId } = await makeProduct(db);
    const { id: userId, email } = await makeUser(db);
    await writeVerifiedReview(db, { ...words, userId, productId, orderId: randomUUID() });
    const [link] = await askedLinks();
    for (const given of [{}, { reason: 'too_few_stars' }, { reason: '' }])
      expect(
        endpoints.decide.body.safeParse({ token: link!.token, decision: 'hide', ...given }).success,
      ).toBe(false);
    await decideReview(db, { token: link!.token, decision: 'hide', reason: 'advert' });
    expect(await queuedEmails(db, email)).toMatchObject([
      { template: 'review-decided', data: { isShown: false, hiddenFor: 'advert' } },
    ]);
  });

  it('is decided once by two owners at the same moment', async () => {
    const { id, token } = await waitingReview();
    const both = await Promise.allSettled([
      decideReview(db, { token, decision: 'publish' }),
      decideReview(db, { token, decision: 'hide', reason: 'abuse' }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await loggedDecisions(id)).toHaveLength(1);
  });

  it('keeps no decision about a text that its writer changed meanwhile', async () => {
    await db.delete(reviews);
    const { id: productId } = await makeProduct(db);
    const mine = { userId: 71, productId, orderId: randomUUID() };
    const { id } = await writeVerifiedReview(db, { ...words, ...mine });
    const [link] = await askedLinks();
    await changeMyReview(db, { ...words, userId: 71, id, comment: 'Buy at my shop.' });
    await expect(decideReview(db, { token: link!.token, decision: 'publish' })).rejects.toMatchObject({
      status: 404,
    });
    const [newer] = await askedLinks();
    expect(await readWaitingReview(db, newer!)).toMatchObject({ comment: 'Buy at my shop.' });
  });

  it('of a product that is no longer on sale can be decided', async () => {
    const { productId, token } = await waitingReview();
    await db.update(products).set({ published: false }).where(eq(products.id, productId));
    expect(await decideReview(db, { token, decision: 'publish' })).toMatchObject({ status: 'published' });
  });

  it('opens by no other link of the shop', async () => {
    const { id, token } = await waitingReview();
    const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
    const foreign = ['review', 'invoice', 'track'].map((use) => signLink(use, { id, at: row!.askedAt! }));
    for (const wrong of [...foreign, token.replace(/.$/, '!'), `${id}.0.${'a'.repeat(43)}`, ''])
      await expect(readWaitingReview(db, { token: wrong })).rejects.toMatchObject({ status: 404 });
  });
});

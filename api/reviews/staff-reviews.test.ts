import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { queuedEmails } from '#platform/server/emails/testing.ts';
import { changeLog } from '#platform/server/tables.ts';
import { readShopConfig } from '#server/config.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { makeUser } from '#shop/accounts/server/testing.ts';
import { readBoard } from '#shop/board/admin/server/read-board.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { makeProduct } from '#shop/catalog/server/testing.ts';
import type { queueNames } from '#shop/reviews/admin/contract.ts';
import { changeMyReview } from '#shop/reviews/server/mine/change-my-review.ts';
import { postReview } from '#shop/reviews/server/post-review.ts';
import { reviewReports, reviews } from '#shop/reviews/server/tables.ts';
import { writeVerifiedReview } from '#shop/reviews/server/write-verified-review.ts';
import { openStaffApi } from '../admin/testing.ts';
import { boardRows } from '../admin/board.ts';

const { db, api, call } = await openStaffApi();
const support = await makeStaff(db, 'support');
const words = { rating: 2, comment: 'Call 9811400077 instead.', title: '', imageUrl: null, moderated: false };

const staffCall = (method: string, path: string, body?: object) =>
  call(support.token, method, `reviews${path}`, body);

async function verified(given: object = {}) {
  const { id: productId } = await makeProduct(db);
  const { id: userId, email } = await makeUser(db);
  const review = { ...words, ...given, userId, productId, orderId: randomUUID() };
  const { id } = await writeVerifiedReview(db, review);
  return { id, productId, userId, email };
}

async function guest(given: Partial<typeof words> = {}) {
  const { id: productId } = await makeProduct(db);
  const { id } = await postReview(db, { ...words, ...given, productId });
  return { id, productId };
}

const report = (id: number, reason: string) =>
  api.request(`/api/reviews/${id}/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reason }),
  });

const ratingOf = async (productId: number) => {
  const [row] = await db.select().from(products).where(eq(products.id, productId));
  return [row!.reviewCount, row!.rating];
};

const publicReviews = async (productId: number) =>
  (await (await api.request(`/api/reviews/product/${productId}`)).json()) as object[];

const rowOf = async (id: number) => (await db.select().from(reviews).where(eq(reviews.id, id)))[0]!;

/** The time of the decision as staff see it. */
const seenOf = async (id: number) =>
  ((await staffCall('GET', `/${id}`)).body as { decided: { at: string } | null }).decided?.at ?? '';

const undo = async (id: number, decidedAt?: string) =>
  staffCall('POST', `/${id}/undo`, { decidedAt: decidedAt ?? (await seenOf(id)) });

async function queued(queue: (typeof queueNames)[number]) {
  const { body } = await staffCall('GET', `?queue=${queue}`);
  return (body.rows as { id: number }[]).map(({ id }) => id);
}

describe('the queue of reviews', () => {
  it('holds new and reported ones, with what their words trip over', async () => {
    const waiting = await guest({ moderated: true });
    const reported = await verified();
    await report(reported.id, 'personal');
    await report(reported.id, 'personal');
    expect(await queued('waiting')).toContain(waiting.id);
    expect(await queued('reported')).toEqual([reported.id]);
    expect((await staffCall('GET', `/${reported.id}`)).body).toMatchObject({
      verified: true,
      reports: ['personal'],
      flags: [{ kind: 'phone', words: '9811400077' }],
    });
    const { rows } = await readBoard(db, { role: 'support', rows: boardRows(readShopConfig({})) });
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['waitingReviews', 'reportedReviews']),
    );
  });

  it('hides a review with a reason, counts again and tells its verified author', async () => {
    const { id, productId, email } = await verified();
    expect(await ratingOf(productId)).toEqual([1, 2]);
    const hidden = await staffCall('POST', `/${id}/hide`, { reason: 'personal' });
    expect(hidden.body).toMatchObject({ status: 'hidden', hiddenFor: 'personal' });
    expect(await ratingOf(productId)).toEqual([0, 0]);
    expect(await publicReviews(productId)).toEqual([]);
    expect(await queuedEmails(db, email)).toMatchObject([
      { template: 'review-decided', data: { isShown: false, hiddenFor: 'personal' } },
    ]);
  });

  it('takes a decision back, tells the author, and takes that back too', async () => {
    const { id, productId, email } = await verified();
    await staffCall('POST', `/${id}/hide`, { reason: 'advert' });
    const seen = await seenOf(id);
    expect((await undo(id, seen)).body).toMatchObject({
      status: 'published',
      hiddenFor: null,
      decided: null,
    });
    expect(await ratingOf(productId)).toEqual([1, 2]);
    expect((await queuedEmails(db, email)).map(({ data }) => data.isShown)).toEqual([false, true]);
    expect((await undo(id, seen)).status, 'a second press').toBe(409);
    expect((await rowOf(id)).status).toBe('published');
  });

  it('undoes the decision that was seen, and none of a colleague', async () => {
    const { id } = await verified();
    await staffCall('POST', `/${id}/hide`, { reason: 'advert' });
    const seen = await seenOf(id);
    await staffCall('POST', `/${id}/publish`);
    expect((await undo(id, seen)).status).toBe(409);
    expect((await staffCall('POST', `/${id}/undo`)).status).toBe(400);
    expect((await rowOf(id)).status).toBe('published');
    const now = await seenOf(id);
    const presses = await Promise.all([undo(id, now), undo(id, now)]);
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await rowOf(id)).status).toBe('hidden');
  });

  it('undoes nothing that its writer has changed since', async () => {
    const { id, userId } = await verified();
    await staffCall('POST', `/${id}/hide`, { reason: 'advert' });
    await changeMyReview(db, { ...words, userId, id, comment: 'A fine comb.' });
    expect((await undo(id, new Date().toISOString())).status).toBe(409);
    expect((await rowOf(id)).status).toBe('hidden');
  });

  it('takes no number of stars as a reason', async () => {
    const { id } = await verified();
    for (const reason of ['stars', 'too_few_stars', '', null])
      expect((await staffCall('POST', `/${id}/hide`, { reason })).status).toBe(400);
    expect((await rowOf(id)).status).toBe('published');
  });

  it('answers once, in public, and the answer goes when the review changes', async () => {
    const { id, productId, userId } = await verified();
    const answer = { words: 'We are sorry, and write to you.' };
    expect((await staffCall('POST', `/${id}/answer`, answer)).status).toBe(200);
    expect((await staffCall('POST', `/${id}/answer`, answer)).status).toBe(200);
    expect((await staffCall('POST', `/${id}/answer`, { words: 'Another.' })).status).toBe(409);
    expect(await publicReviews(productId)).toMatchObject([{ answer }]);
    await undo(id);
    expect(await publicReviews(productId)).not.toHaveProperty([0, 'answer']);
    await staffCall('POST', `/${id}/answer`, answer);
    await changeMyReview(db, { ...words, userId, id, comment: 'All is well now.' });
    expect(await publicReviews(productId)).not.toHaveProperty([0, 'answer']);
  });

  it.each([
    'Thank you. This churna cures diabetes in many homes.',
    'Yes, arthritis goes away for good, guaranteed.',
    'धन्यवाद। यह तेल गठिया ठीक करता है।',
  ])('answers with no claim, since an answer is an advertisement: “%s”', async (claim) => {
    const { id, productId } = await verified();
    const { status, body } = await staffCall('POST', `/${id}/answer`, { words: claim });
    expect([status, (body as unknown as { code: string }).code]).toEqual([400, 'answer_claims']);
    expect(await publicReviews(productId)).not.toHaveProperty([0, 'answer']);
    const denial = { words: 'Thank you. It does not cure diabetes, please see your doctor.' };
    expect((await staffCall('POST', `/${id}/answer`, denial)).status).toBe(200);
  });

  it('hides one picture and keeps the words', async () => {
    const { id, productId } = await verified({ imageUrl: '/uploads/reviews/one.webp' });
    await staffCall('POST', `/${id}/picture`, { isHidden: true });
    expect(await publicReviews(productId)).toMatchObject([{ imageUrl: null, comment: words.comment }]);
    await undo(id);
    expect(await publicReviews(productId)).toMatchObject([{ imageUrl: '/uploads/reviews/one.webp' }]);
    const { id: without } = await verified();
    expect((await staffCall('POST', `/${without}/picture`, { isHidden: true })).status).toBe(404);
  });

  it('never writes, changes or reorders the words of a customer', async () => {
    const { id, productId } = await verified();
    const own = async () => {
      const { rating, title, comment, createdAt, verified: isVerified, userName } = await rowOf(id);
      return { rating, title, comment, createdAt, isVerified, userName };
    };
    const before = await own();
    const forged = { comment: 'Best oil ever', rating: 5, createdAt: '2030-01-01', status: 'published' };
    const given = { reason: 'advert', isHidden: true, words: 'Thanks.' };
    for (const step of ['publish', 'keep', 'undo', 'hide', 'undo', 'picture', 'answer'])
      await staffCall('POST', `/${id}/${step}`, { ...forged, ...given, decidedAt: await seenOf(id) });
    expect(await own()).toEqual(before);
    expect(await publicReviews(productId)).toMatchObject([{ rating: 2, comment: words.comment }]);
  });

  it('counts once when two staff hide and publish at the same moment', async () => {
    const { id, productId } = await verified();
    await Promise.all([
      staffCall('POST', `/${id}/hide`, { reason: 'abuse' }),
      staffCall('POST', `/${id}/publish`),
    ]);
    const { status } = await rowOf(id);
    expect(await ratingOf(productId)).toEqual(status === 'published' ? [1, 2] : [0, 0]);
  });

  it('logs each decision by its author, without the words', async () => {
    const { id } = await verified();
    await staffCall('POST', `/${id}/hide`, { reason: 'abuse' });
    const log = await db
      .select()
      .from(changeLog)
      .where(and(eq(changeLog.kind, 'review'), eq(changeLog.entityId, String(id))));
    expect(log).toMatchObject([
      { authorId: support.userId, after: { status: 'hidden', hiddenFor: 'abuse' } },
    ]);
    expect(JSON.stringify(log)).not.toContain('9811400077');
  });
});

describe('a report of a customer', () => {
  it('hides nothing, is kept once for each reason, and says the same of every review', async () => {
    const { id, productId } = await verified();
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await (await report(id, 'abuse')).text());
    answers.push(await (await report(999_999_999, 'abuse')).text());
    expect(new Set(answers).size).toBe(1);
    expect(await db.$count(reviewReports, eq(reviewReports.reviewId, id))).toBe(1);
    expect(await publicReviews(productId)).toHaveLength(1);
  });

  it('is settled by staff for good, until the review changes', async () => {
    const { id, userId } = await verified();
    await report(id, 'abuse');
    await staffCall('POST', `/${id}/keep`);
    await report(id, 'abuse');
    expect(await queued('reported')).not.toContain(id);
    await report(id, 'advert');
    expect(await queued('reported')).toContain(id);
    await staffCall('POST', `/${id}/keep`);
    await changeMyReview(db, { ...words, userId, id, comment: 'You fools.' });
    await report(id, 'abuse');
    expect(await queued('reported')).toContain(id);
  });

  it('needs a reason of the list', async () => {
    const { id } = await verified();
    expect((await report(id, 'few_stars')).status).toBe(400);
  });
});

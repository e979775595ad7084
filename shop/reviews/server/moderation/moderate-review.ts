import { and, desc, eq, isNull } from 'drizzle-orm';
import { logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { queueEmail } from '#platform/server/emails/queue-email.ts';
import { changeLog } from '#platform/server/tables.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { readClaims } from '#shop/claims/read-claims.ts';
import { reviewDecidedEmail } from '../../emails/review-emails.ts';
import { moderationRefusals } from '../../moderation.ts';
import type { ReviewReason } from '../../reasons.ts';
import { countRating, lockRatedProduct } from '../count-rating.ts';
import { reviewReports, reviews } from '../tables.ts';
import { type Moderated, reviewKind } from './review-kind.ts';

type Staff = Author & { userId: number };
type Params = { id: number; by: Staff };
type Row = typeof reviews.$inferSelect;

/** The product of a decision, whose weight in the search follows its rating. */
type Decided = { productId: number };

/** Publishes a waiting or hidden review, and settles its reports. Refuses an unknown one (404). */
export async function publishReview(db: Db, params: Params): Promise<Decided> {
  return decide(db, params, () => ({ status: 'published', hiddenFor: null }));
}

/** Hides a review with a reason, which the author of a verified one reads by email, and settles its reports. Refuses an unknown one (404). */
export async function hideReview(
  db: Db,
  { reason, ...params }: Params & { reason: ReviewReason },
): Promise<Decided> {
  return decide(db, params, () => ({ status: 'hidden', hiddenFor: reason }));
}

/** Hides the picture of a review, or shows it again. Refuses a review without one (404). */
export async function hidePicture(
  db: Db,
  { isHidden, ...params }: Params & { isHidden: boolean },
): Promise<Decided> {
  return decide(db, params, ({ imageUrl }) => {
    if (imageUrl === null) throw moderationRefusals.reviewNotFound();
    return { isImageHidden: isHidden };
  });
}

/**
 * Answers a review in public, once. The same answer again changes nothing. Refuses a second one (409), and words that claim what no
 * medicine may claim (400): customers read the answer beside the product, as words of the shop.
 */
export async function answerReview(
  db: Db,
  { words, ...params }: Params & { words: string },
): Promise<Decided> {
  return decide(db, params, ({ answer, status }) => {
    if (status !== 'published') throw moderationRefusals.notShown();
    if (answer !== '' && answer !== words) throw moderationRefusals.answeredAlready();
    const claim = readClaims(words, 'ayurvedic').find(({ verdict }) => verdict === 'refused');
    if (claim && answer === '') throw moderationRefusals.answerClaims(claim.words, claim.law);
    return { answer: words };
  });
}

/** Settles the reports of a review, which stays as it is. Refuses an unknown one (404). */
export async function keepReview(db: Db, params: Params): Promise<Decided> {
  return decide(db, params, () => ({}));
}

/**
 * Takes the decision back that staff saw, by its time. An undo is no decision, so nobody undoes it. Refuses (409) when a colleague has
 * decided or its writer has changed the review since.
 */
export async function undoDecision(
  db: Db,
  { id, decidedAt, by }: Params & { decidedAt: string },
): Promise<Decided> {
  return inTransaction(db, async (tx) => {
    const row = await lockReview(tx, id);
    const [newest] = await tx
      .select({ before: changeLog.before })
      .from(changeLog)
      .where(and(eq(changeLog.kind, reviewKind.name), eq(changeLog.entityId, String(id))))
      .orderBy(desc(changeLog.id))
      .limit(1);
    if (!newest?.before || row.decidedAt?.toISOString() !== decidedAt)
      throw moderationRefusals.nothingToUndo();
    await change(tx, { row, by, to: newest.before });
    await tx.update(reviews).set({ decidedBy: null, decidedAt: null }).where(eq(reviews.id, id));
    return { productId: row.productId };
  });
}

async function decide(db: Db, { id, by }: Params, next: (row: Row) => Partial<Moderated>): Promise<Decided> {
  return inTransaction(db, async (tx) => {
    const row = await lockReview(tx, id);
    await change(tx, { row, by, to: next(row) });
    await tx
      .update(reviewReports)
      .set({ settledAt: new Date() })
      .where(and(eq(reviewReports.reviewId, id), isNull(reviewReports.settledAt)));
    return { productId: row.productId };
  });
}

/** Locks the product first, like every recount of a rating. A review that its writer has deleted is unknown. */
async function lockReview(tx: Db, id: number): Promise<Row> {
  const [found] = await tx.select({ productId: reviews.productId }).from(reviews).where(eq(reviews.id, id));
  if (!found) throw moderationRefusals.reviewNotFound();
  await lockRatedProduct(tx, found.productId);
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (!row || row.comment === '') throw moderationRefusals.reviewNotFound();
  return row;
}

/** Logs the change, counts the rating again and tells the author, in the caller's transaction. The words of the customer are none of its fields. */
async function change(
  tx: Db,
  { row, by, to }: { row: Row; by: Staff; to: Partial<Moderated> },
): Promise<void> {
  const { id, productId, status } = row;
  const names = await by.namesOf(tx, [by.userId]);
  const decided =
    to.status === 'pending'
      ? { decidedBy: null, decidedAt: null }
      : { decidedBy: names.get(by.userId) ?? 'Staff', decidedAt: new Date() };
  await logWork(tx, reviewKind, { id: String(id), by }, async (inner) => {
    await inner
      .update(reviews)
      .set({
        ...to,
        ...decided,
        ...(to.answer === undefined ? {} : { answeredAt: to.answer ? (row.answeredAt ?? new Date()) : null }),
      })
      .where(eq(reviews.id, id));
    await countRating(inner, productId);
  });
  if (to.status !== undefined && to.status !== status) await tellReviewer(tx, row, to);
}

/** Emails the author of a verified review that it was hidden, with the reason, or is shown again. Nobody knows who wrote another. */
export async function tellReviewer(
  tx: Db,
  row: Row,
  { status, hiddenFor }: Partial<Moderated>,
): Promise<void> {
  const isTold = status === 'hidden' || (row.status === 'hidden' && status === 'published');
  if (!row.verified || row.userId === null || !isTold) return;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, row.userId));
  const [product] = await tx
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, row.productId));
  if (!user || !product) return;
  await queueEmail(tx, reviewDecidedEmail, {
    to: user.email,
    data: {
      productName: product.name,
      hiddenFor: status === 'hidden' ? (hiddenFor ?? null) : null,
      isShown: status === 'published',
    },
  });
}

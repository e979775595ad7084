import { eq, inArray } from 'drizzle-orm';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { type ReviewReason, reviewReasons } from '../../reasons.ts';
import { reviews } from '../tables.ts';

type ReviewStatus = typeof reviews.$inferSelect.status;

const statusLabels: Record<ReviewStatus, string> = {
  published: 'published',
  pending: 'waits for a decision',
  hidden: 'hidden',
};

/** All that staff may change of a review. Its rating and words are the customer's alone. */
export type Moderated = {
  status: ReviewStatus;
  hiddenFor: ReviewReason | null;
  isImageHidden: boolean;
  answer: string;
};

/** A review, for the change log. Its writer is a customer, so the log names the product alone. Its own page undoes a decision, and counts the rating again. */
export const reviewKind: EntityKind<Moderated> = {
  name: 'review',
  label: 'Review',
  roles: ['support'],
  fields: {
    status: { label: 'Decision', isFinal: true, show: (status) => statusLabels[status as ReviewStatus] },
    hiddenFor: {
      label: 'Reason',
      isFinal: true,
      show: (reason) => reviewReasons[reason as ReviewReason].label,
    },
    isImageHidden: { label: 'Picture', isFinal: true, show: (isHidden) => (isHidden ? 'hidden' : 'shown') },
    answer: { label: 'Answer of the shop', isFinal: true },
  },
  async read(db, id) {
    const { status, hiddenFor, isImageHidden, answer } = reviews;
    const [row] = await db
      .select({ status, hiddenFor, isImageHidden, answer })
      .from(reviews)
      .where(eq(reviews.id, Number(id)));
    return row ?? null;
  },
  write: () => Promise.reject(new Error('A review changes only by a decision.')),
  async names(db, ids) {
    const rows = await db
      .select({ id: reviews.id, productName: products.name })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(inArray(reviews.id, ids.map(Number)));
    return new Map(rows.map(({ id, productName }) => [String(id), productName]));
  },
};

/** The link of the email needs no sign-in, so no account is behind a decision. */
export const ownerByEmail = {
  userId: null,
  name: 'The owner, by email',
  namesOf: () => Promise.resolve(new Map<number, string>()),
} satisfies Author;

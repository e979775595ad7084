import { eq, inArray } from 'drizzle-orm';
import type { Author, EntityKind } from '#platform/server/changes/entity-kind.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { reviews } from '../tables.ts';

type Status = typeof reviews.$inferSelect.status;

const statusLabels: Record<Status, string> = {
  published: 'published',
  pending: 'waits for a decision',
  hidden: 'hidden',
};

/** A review, for the change log. Its writer is a customer, so the log names the product alone. */
export const reviewKind: EntityKind<{ status: Status }> = {
  name: 'review',
  label: 'Review',
  roles: [],
  fields: { status: { label: 'Decision', isFinal: true, show: (status) => statusLabels[status as Status] } },
  async read(db, id) {
    const [row] = await db
      .select({ status: reviews.status })
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

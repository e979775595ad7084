import { and, count, desc, eq, type InferSelectModel, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { refusals, type Review } from '../contract.ts';
import { reviews } from './tables.ts';

type Page = { limit?: number | undefined; cursor?: number | undefined };

export type ReviewPage = { reviews: Review[]; total: number; next: number | null };

/**
 * The published reviews of a product, newest first (section 7, GET /api/reviews/product/{id}): all of them, or, with
 * `limit`, one page that starts after the review `cursor`. Refuses an unknown product (404).
 */
export async function listReviews(
  db: Db,
  { productId, limit, cursor }: Page & { productId: number },
): Promise<ReviewPage> {
  const [rows, total] = await Promise.all([
    pageOf(db, { productId, limit: limit === undefined ? null : limit + 1, cursor: cursor ?? null }),
    totalOf(db, productId),
  ]);
  if (total === null) throw refusals.productNotFound();
  const page = limit === undefined ? rows : rows.slice(0, limit);
  return { reviews: page.map(toReview), total, next: page.length < rows.length ? page.at(-1)!.id : null };
}

/** A row as it travels. */
export function toReview(row: InferSelectModel<typeof reviews>): Review {
  const { id, userName, rating, title, comment, createdAt, imageUrl, verified } = row;
  return { id, userName, rating, title, comment, reviewDate: createdAt.toISOString(), imageUrl, verified };
}

function pageOf(db: Db, given: { productId: number; limit: number | null; cursor: number | null }) {
  return prepared(db, 'list_reviews', (on) => {
    const cursor = sql`${sql.placeholder('cursor')}::int`;
    const last = sql`(select r.created_at, r.id from ${reviews} r where r.id = ${cursor})`;
    return on
      .select()
      .from(reviews)
      .where(
        and(
          eq(reviews.productId, sql.placeholder('productId')),
          eq(reviews.status, 'published'),
          sql`(${cursor} is null or (${reviews.createdAt}, ${reviews.id}) < ${last})`,
        ),
      )
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(sql.placeholder('limit'));
  }).execute(given);
}

/** Null for a product that does not exist. */
async function totalOf(db: Db, productId: number): Promise<number | null> {
  const [row] = await prepared(db, 'count_reviews', (on) =>
    on
      .select({ total: count(reviews.id) })
      .from(products)
      .leftJoin(reviews, and(eq(reviews.productId, products.id), eq(reviews.status, 'published')))
      .where(and(eq(products.id, sql.placeholder('productId')), eq(products.published, true)))
      .groupBy(products.id),
  ).execute({ productId });
  return row?.total ?? null;
}

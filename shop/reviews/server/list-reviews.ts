import { and, desc, eq, getTableColumns, inArray, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { isOfGroupOf } from '#shop/catalog/server/groups/group-of.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { Review, ReviewSort } from '../contract.ts';
import { countReviews } from './get-rating-spread.ts';
import { reviews } from './tables.ts';

type Page = {
  limit?: number | undefined;
  cursor?: number | undefined;
  sort?: ReviewSort | undefined;
  /** The number of reviews, for a caller that reads it anyway. */
  readTotal?: () => Promise<number>;
};

export type ReviewPage = { reviews: Review[]; total: number; next: number | null };

/** Equal reviews sort by date, newest first. */
const firsts: Record<ReviewSort, (row: { rating: unknown; imageUrl: unknown }) => SQL> = {
  newest: () => sql`0::int`,
  highest: ({ rating }) => sql`${rating}`,
  lowest: ({ rating }) => sql`-${rating}`,
  pictures: ({ imageUrl }) => sql`(${imageUrl} is not null)::int`,
};

/**
 * Lists the published reviews of a product and the other sizes of its group, newest first or by `sort` (section 7, GET /api/reviews/product/{id}): all, or
 * with `limit` one page after the review `cursor`. Returns the page and the total. Refuses an unknown product (404).
 */
export async function listReviews(
  db: Db,
  {
    productId,
    limit,
    cursor,
    sort = 'newest',
    readTotal = () => countReviews(db, { productId }),
  }: Page & { productId: number },
): Promise<ReviewPage> {
  const asked = { productId, limit: limit === undefined ? null : limit + 1, cursor: cursor ?? null };
  const [rows, total] = await Promise.all([pageOf(db, sort, asked), readTotal()]);
  const page = limit === undefined ? rows : rows.slice(0, limit);
  return { reviews: page.map(toReview), total, next: page.length < rows.length ? page.at(-1)!.id : null };
}

type Row = InferSelectModel<typeof reviews> & { optionValues?: string[] };

/** The review of a size says which. */
export function toReview(row: Row): Review {
  const size = row.optionValues?.join(', ');
  const { id, userName, rating, title, comment, createdAt, verified, answer, answeredAt } = row;
  return {
    id,
    userName,
    rating,
    title,
    comment,
    reviewDate: createdAt.toISOString(),
    imageUrl: row.isImageHidden || row.status === 'hidden' ? null : row.imageUrl,
    verified,
    ...(size ? { size } : {}),
    ...(answeredAt ? { answer: { words: answer, at: answeredAt.toISOString() } } : {}),
  };
}

const before = { rating: sql`before.rating`, imageUrl: sql`before.image_url` };

type Params = { productId: number; limit: number | null; cursor: number | null };

function pageOf(db: Db, sort: ReviewSort, asked: Params) {
  return prepared(db, `list_reviews_${sort}`, (on) => {
    const cursor = sql`${sql.placeholder('cursor')}::int`;
    const first = firsts[sort](reviews);
    const last = sql`(select ${firsts[sort](before)}, before.created_at, before.id from ${reviews} before
      where before.id = ${cursor})`;
    return on
      .select({ ...getTableColumns(reviews), optionValues: products.optionValues })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(
        and(
          inArray(
            reviews.productId,
            sql`(select id from products where ${isOfGroupOf(sql`${sql.placeholder('productId')}::int`)})`,
          ),
          eq(reviews.status, 'published'),
          sql`(${cursor} is null or (${first}, ${reviews.createdAt}, ${reviews.id}) < ${last})`,
        ),
      )
      .orderBy(desc(first), desc(reviews.createdAt), desc(reviews.id))
      .limit(sql.placeholder('limit'));
  }).execute(asked);
}

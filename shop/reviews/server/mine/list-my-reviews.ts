import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import type { MyReview } from '../../mine.ts';
import { toReview } from '../list-reviews.ts';
import { reviews } from '../tables.ts';

/** Returns a user's verified reviews, newest first, including hidden ones. */
export async function listMyReviews(
  db: Db,
  { userId, id }: { userId: number; id?: number },
): Promise<MyReview[]> {
  const rows = await db
    .select({ review: reviews, name: products.name, slug: products.slug, imageUrl: products.imageUrl })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(
      and(
        eq(reviews.userId, userId),
        ne(reviews.comment, ''),
        id === undefined ? undefined : eq(reviews.id, id),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  return rows.map(({ review, name, slug, imageUrl }) => {
    const about = { productName: name, productSlug: slug, productImageUrl: imageUrl };
    return Object.assign(about, toReview(review), { productId: review.productId, status: review.status });
  });
}

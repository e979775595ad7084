import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from '#shop/catalog/server/tables.ts';
import { type InvitedReview, refusals } from '../contract.ts';
import { reviews } from './tables.ts';

/** Returns the product to review and the customer's earlier review. Refuses an unknown product (404). */
export async function readInvitation(
  db: Db,
  { userId, productId }: { userId: number; productId: number },
): Promise<InvitedReview> {
  const [found] = await db
    .select({
      productName: products.name,
      slug: products.slug,
      imageUrl: products.imageUrl,
      rating: reviews.rating,
      comment: reviews.comment,
    })
    .from(products)
    .leftJoin(
      reviews,
      and(eq(reviews.productId, products.id), eq(reviews.userId, userId), eq(reviews.verified, true)),
    )
    .where(and(eq(products.id, productId), eq(products.published, true)));
  if (!found) throw refusals.productNotFound();
  const { rating, comment, ...product } = found;
  return {
    productId,
    ...product,
    written: rating === null || !comment ? null : { rating, comment },
  };
}

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from './tables.ts';

type Rating = { productId: number; rating: number; reviewCount: number };

/** Stores the mean rating (1 to 5, 0 without reviews) and the number of reviews of a product. */
export async function setRating(db: Db, { productId, rating, reviewCount }: Rating): Promise<void> {
  await db.update(products).set({ rating, reviewCount }).where(eq(products.id, productId));
}

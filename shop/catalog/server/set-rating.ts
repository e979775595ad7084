import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { products } from './tables.ts';

type Rating = { productIds: number[]; rating: number; reviewCount: number };

/** Stores the mean rating (1 to 5, 0 without reviews) and the number of reviews of a product, or of all members of a group. */
export async function setRating(db: Db, { productIds, rating, reviewCount }: Rating): Promise<void> {
  await db.update(products).set({ rating, reviewCount }).where(inArray(products.id, productIds));
}

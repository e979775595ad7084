import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { reviews } from './tables.ts';

/** Returns which of these pictures belong to a review, including hidden ones. */
export async function reviewPictures(db: Db, paths: string[]): Promise<string[]> {
  const rows = await db
    .select({ path: reviews.imageUrl })
    .from(reviews)
    .where(inArray(reviews.imageUrl, paths));
  return rows.flatMap(({ path }) => (path ? [path] : []));
}

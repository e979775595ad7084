import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { moderationRefusals } from '../moderation.ts';
import { reviews } from './tables.ts';

/** Returns which of these pictures belong to a review, including hidden ones. */
export async function reviewPictures(db: Db, paths: string[]): Promise<string[]> {
  const rows = await db
    .select({ path: reviews.imageUrl })
    .from(reviews)
    .where(inArray(reviews.imageUrl, paths));
  return rows.flatMap(({ path }) => (path ? [path] : []));
}

/** Returns whether staff hid the picture at a path below /uploads, or its review. */
export async function isPictureHidden(db: Db, path: string): Promise<boolean> {
  const rows = await prepared(db, 'is_picture_hidden', (on) =>
    on
      .select({ id: reviews.id })
      .from(reviews)
      .where(
        and(
          eq(reviews.imageUrl, sql.placeholder('path')),
          sql`(${reviews.isImageHidden} or ${reviews.status} = 'hidden')`,
        ),
      )
      .limit(1),
  ).execute({ path });
  return rows.length > 0;
}

/** Returns the path of a review's picture below /uploads, for staff, also of a hidden one. Refuses a review without one (404). */
export async function findReviewPicture(db: Db, { id }: { id: number }): Promise<string> {
  const [row] = await db
    .select({ path: reviews.imageUrl })
    .from(reviews)
    .where(and(eq(reviews.id, id), isNotNull(reviews.imageUrl)));
  if (!row?.path) throw moderationRefusals.reviewNotFound();
  return row.path;
}

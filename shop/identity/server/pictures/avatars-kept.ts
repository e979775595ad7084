import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { avatars, people } from '../tables.ts';

/** Which of these pictures a person uploaded or shows. */
export async function avatarPictures(db: Db, paths: string[]): Promise<string[]> {
  const uploaded = await db.select({ path: avatars.path }).from(avatars).where(inArray(avatars.path, paths));
  const shown = await db
    .select({ path: people.profilePictureUrl })
    .from(people)
    .where(inArray(people.profilePictureUrl, paths));
  return [...uploaded, ...shown].map(({ path }) => path);
}

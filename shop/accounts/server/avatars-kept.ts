import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { avatars, users } from './tables.ts';

/** Returns which of these pictures belong to an upload or a profile. */
export async function avatarPictures(db: Db, paths: string[]): Promise<string[]> {
  const uploaded = await db.select({ path: avatars.path }).from(avatars).where(inArray(avatars.path, paths));
  const shown = await db
    .select({ path: users.profilePictureUrl })
    .from(users)
    .where(inArray(users.profilePictureUrl, paths));
  return [...uploaded, ...shown].map(({ path }) => path);
}

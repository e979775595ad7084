import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals } from '../contract.ts';
import { avatars, users } from './tables.ts';

/** Uploads of a person that are remembered while none of them is chosen. */
const kept = 3;

/**
 * Writes down whose an uploaded picture is (its path on this host): the profile accepts only such a one. Answers the
 * paths of older ones that were not chosen and are forgotten now, so that their files may go.
 */
export async function storeAvatar(
  db: Db,
  { userId, path }: { userId: number; path: string },
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (!user) throw refusals.notSignedIn();
    await tx.insert(avatars).values({ path, userId });
    const mine = await tx
      .select({ path: avatars.path })
      .from(avatars)
      .where(eq(avatars.userId, userId))
      .orderBy(desc(avatars.id));
    const old = mine
      .map((avatar) => avatar.path)
      .slice(kept)
      .filter((path) => path !== user.profilePictureUrl);
    if (old.length > 0) await tx.delete(avatars).where(inArray(avatars.path, old));
    return old;
  });
}

/** Whether a picture was uploaded by this person. */
export async function isOwnAvatar(
  tx: Db,
  { userId, path }: { userId: number; path: string },
): Promise<boolean> {
  const own = and(eq(avatars.userId, userId), eq(avatars.path, path));
  return (await tx.$count(avatars, own)) > 0;
}

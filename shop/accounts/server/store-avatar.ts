import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals } from '../contract.ts';
import { avatars, users } from './tables.ts';

/** Stored uploads of a user that the profile does not use. */
const kept = 3;

/**
 * Records an uploaded picture by its path on this host, since the profile accepts only the user's own. Returns the paths of
 * older unused uploads, whose files may go.
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

export async function isOwnAvatar(
  tx: Db,
  { userId, path }: { userId: number; path: string },
): Promise<boolean> {
  const own = and(eq(avatars.userId, userId), eq(avatars.path, path));
  return (await tx.$count(avatars, own)) > 0;
}

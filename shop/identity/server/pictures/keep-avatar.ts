import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';
import { avatars, people } from '../tables.ts';

/** Uploads of a person that are remembered while none of them is chosen. */
const kept = 3;

/**
 * Writes down whose an uploaded picture is (its path on this host): the profile accepts only such a one. Answers the
 * paths of older ones that were not chosen and are forgotten now, so that their files may go.
 */
export async function keepAvatar(
  db: Db,
  { personId, path }: { personId: number; path: string },
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const [person] = await tx.select().from(people).where(eq(people.id, personId)).for('no key update');
    if (!person) throw refusals.notSignedIn();
    await tx.insert(avatars).values({ path, personId });
    const mine = await tx
      .select({ path: avatars.path })
      .from(avatars)
      .where(eq(avatars.personId, personId))
      .orderBy(desc(avatars.id));
    const old = mine
      .map((avatar) => avatar.path)
      .slice(kept)
      .filter((path) => path !== person.profilePictureUrl);
    if (old.length > 0) await tx.delete(avatars).where(inArray(avatars.path, old));
    return old;
  });
}

/** Whether a picture was uploaded by this person. */
export async function isOwnAvatar(
  tx: Db,
  { personId, path }: { personId: number; path: string },
): Promise<boolean> {
  const own = and(eq(avatars.personId, personId), eq(avatars.path, path));
  return (await tx.$count(avatars, own)) > 0;
}

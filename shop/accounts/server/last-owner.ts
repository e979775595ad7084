import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../contract.ts';
import { users } from './tables.ts';

/**
 * Refuses (409) when the user is the last owner of the shop, since nobody could name another. Locks the owners in the order of
 * their ids, so that two owners who leave at the same moment cannot both pass. Call it before any other lock of a user's row.
 */
export async function refuseLastOwner(tx: Db, { userId }: { userId: number }): Promise<void> {
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.staffRole, 'owner'))
    .orderBy(users.id)
    .for('update');
  if (owners.length === 1 && owners[0]!.id === userId) throw refusals.lastOwner();
}

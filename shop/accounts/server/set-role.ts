import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { removeFactors } from '../admin/server/reset-factors.ts';
import { refusals } from '../contract.ts';
import type { StaffRole } from '../staff.ts';
import { findUserByEmail } from './find-user.ts';
import { refuseLastOwner } from './last-owner.ts';
import { users } from './tables.ts';

/**
 * Sets the staff role of the user with a canonical email. `null` makes a customer, removes the second factors and ends the
 * sessions. Refuses an unknown email (404) and the last owner (409).
 */
export async function giveRole(
  db: Db,
  { email, role }: { email: string; role: StaffRole | null },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw refusals.unknownUser();
    if (role !== 'owner') await refuseLastOwner(tx, { userId: user.id });
    await tx.update(users).set({ staffRole: role }).where(eq(users.id, user.id));
    if (role === null) await removeFactors(tx, { userId: user.id });
  });
}

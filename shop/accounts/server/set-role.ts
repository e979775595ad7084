import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { removeFactors } from '../admin/server/reset-factors.ts';
import { refusals } from '../contract.ts';
import type { StaffRole } from '../staff.ts';
import { users } from './tables.ts';

/**
 * Sets the staff role of the user with a canonical email. `null` makes a customer, removes the second factors and ends the
 * sessions. Refuses an unknown email (404).
 */
export async function giveRole(
  db: Db,
  { email, role }: { email: string; role: StaffRole | null },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ staffRole: role })
      .where(eq(users.email, email))
      .returning({ id: users.id });
    if (!changed) throw refusals.unknownUser();
    if (role === null) await removeFactors(tx, { userId: changed.id });
  });
}

import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals as accountRefusals } from '../../contract.ts';
import { sessions, users } from '../../server/tables.ts';
import { staffFactors, staffRecoveryCodes, staffTries } from './tables.ts';

/**
 * Removes the second factors, recovery codes and sessions of the user with a canonical email, so that the next sign-in sets up
 * a new factor. Refuses an unknown email (404).
 */
export async function resetFactors(db: Db, { email }: { email: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update');
    if (!user) throw accountRefusals.unknownUser();
    await removeFactors(tx, { userId: user.id });
  });
}

/** Removes a user's second factors and ends the sessions that they opened. */
export async function removeFactors(tx: Db, { userId }: { userId: number }): Promise<void> {
  await tx.delete(staffFactors).where(eq(staffFactors.userId, userId));
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId));
  await tx.delete(staffTries).where(eq(staffTries.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

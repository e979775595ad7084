import { and, eq } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import type { Db } from '#platform/server/db.ts';
import { keyFor } from '#platform/server/secrets/server-key.ts';
import { proveFactor } from './prove-factor.ts';
import type { Caller } from '../../server/sessions/staff-access.ts';
import { staffRecoveryCodes } from './tables.ts';

/** Hashes a recovery code with the server key, so that a stolen table allows no guessing. */
export function hashRecoveryCode(userId: number, code: string): string {
  return createHmac('sha256', keyFor('codes')).update(`recovery ${userId} ${code}`).digest('hex');
}

/** Proves the second factor with a recovery code and deletes the code. Refuses an unknown or used code (400), and while locked (429). */
export async function verifyRecoveryCode(
  db: Db,
  { code, ...caller }: Caller & { code: string },
): Promise<void> {
  const { userId } = caller;
  await proveFactor(db, caller, async (tx) => {
    const codeHash = hashRecoveryCode(userId, code);
    const used = await tx
      .delete(staffRecoveryCodes)
      .where(and(eq(staffRecoveryCodes.userId, userId), eq(staffRecoveryCodes.codeHash, codeHash)))
      .returning({ userId: staffRecoveryCodes.userId });
    return used.length > 0 ? true : null;
  });
}

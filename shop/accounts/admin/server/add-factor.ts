import { and, eq, isNull, ne } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { isRefusal } from '#platform/refusal.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals as accountRefusals } from '../../contract.ts';
import { requireFreshLogin } from '../../server/sessions/require-fresh-login.ts';
import { users } from '../../server/tables.ts';
import { refusals } from '../contract.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { type Caller, findAccess } from '../../server/sessions/staff-access.ts';
import { confirmedFactors } from './staff-session.ts';
import { staffFactors, staffRecoveryCodes } from './tables.ts';
import { factorRefusals } from '../../staff.ts';

const recoveryCodes = 10;
const recoveryCodeLength = 10;
/** Without 0, 1, i, l and o, which look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Locks the user's row, then requires staff with a second factor of the last ten minutes. Before the first factor a login of
 * the last ten minutes is enough, so that an old stolen token sets up none. Refuses others (403).
 */
export async function mayAddFactor(tx: Db, caller: Caller): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.userId)).for('no key update');
  const { role, isFresh } = await findAccess(tx, caller);
  if (!role) throw accountRefusals.staffOnly();
  if ((await confirmedFactors(tx, caller)).length > 0) {
    if (!isFresh) throw factorRefusals.freshSecondFactorNeeded();
    return;
  }
  await requireFreshLogin(tx, caller).catch((error: unknown) => {
    throw isRefusal(error) ? refusals.freshLoginNeeded() : error;
  });
}

/** Returns ten new recovery codes when the user has exactly one factor, otherwise none. */
export async function addRecoveryCodes(tx: Db, { userId }: { userId: number }): Promise<string[]> {
  const isOnly = (await confirmedFactors(tx, { userId })).length === 1;
  return isOnly ? replaceRecoveryCodes(tx, { userId }) : [];
}

/** Returns ten new recovery codes, and ends the old ones (POST /api/admin/recovery-codes). Stores only their hashes. */
export async function renewRecoveryCodes(db: Db, { userId }: { userId: number }): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    return replaceRecoveryCodes(tx, { userId });
  });
}

async function replaceRecoveryCodes(tx: Db, { userId }: { userId: number }): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode);
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId));
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

function makeRecoveryCode(): string {
  return Array.from({ length: recoveryCodeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Deletes a user's time codes other than `keep`, so that a replaced phone no longer opens the account. */
export async function deleteOtherTimeCodes(
  tx: Db,
  { userId, keep }: { userId: number; keep: number },
): Promise<void> {
  const ofUser = and(eq(staffFactors.userId, userId), eq(staffFactors.kind, 'time-code'));
  await tx.delete(staffFactors).where(and(ofUser, ne(staffFactors.id, keep)));
}

/** Deletes time codes of a user that no first code has confirmed. */
export async function deleteUnconfirmed(tx: Db, { userId }: { userId: number }): Promise<void> {
  await tx.delete(staffFactors).where(and(eq(staffFactors.userId, userId), isNull(staffFactors.confirmedAt)));
}

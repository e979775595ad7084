import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals as accountRefusals } from '../../contract.ts';
import { type Caller, findAccess } from '../../server/sessions/staff-access.ts';
import { users } from '../../server/tables.ts';
import type { StaffRole } from '../../staff.ts';
import type { StaffSession } from '../contract.ts';
import { staffFactors, staffRecoveryCodes } from './tables.ts';

/** Returns what the staff side shows before and after the second factor. Refuses a customer (403). */
export async function getStaffSession(
  db: Db,
  { passkeysRefused, ...caller }: Caller & { passkeysRefused: string | null },
): Promise<StaffSession> {
  const { role, isProved } = await findAccess(db, caller);
  if (!role) throw accountRefusals.staffOnly();
  const [user] = await db.select().from(users).where(eq(users.id, caller.userId));
  const factors = await confirmedFactors(db, caller);
  const recoveryCodesLeft = await db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.userId, caller.userId));
  return {
    firstName: user!.firstName,
    email: user!.email,
    role,
    isProved,
    factors: [...new Set(factors.map(({ kind }) => kind))],
    recoveryCodesLeft,
    passkeysRefused,
  };
}

/** Returns a user's second factors for the personal data export, without their secrets. */
export async function listFactors(db: Db, { userId }: { userId: number }) {
  const factors = await confirmedFactors(db, { userId });
  return factors.map(({ kind, createdAt }) => ({ kind, addedAt: createdAt.toISOString() }));
}

/** Returns the second factors of a user that a first code or passkey has confirmed. */
export function confirmedFactors(db: Db, { userId }: { userId: number }) {
  return db
    .select()
    .from(staffFactors)
    .where(and(eq(staffFactors.userId, userId), isNotNull(staffFactors.confirmedAt)))
    .orderBy(staffFactors.id);
}

/** Returns the staff members with a second factor who have one of these roles, and the owners. */
export async function listWithFactor(db: Db, { roles }: { roles: readonly StaffRole[] }): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(staffFactors, eq(staffFactors.userId, users.id))
    .where(and(inArray(users.staffRole, ['owner', ...roles]), isNotNull(staffFactors.confirmedAt)));
  return rows.map(({ id }) => id);
}

/** Returns whether another staff member with a second factor has one of these roles, or is an owner. `without` are left out. */
export async function hasColleague(
  db: Db,
  {
    userId,
    roles,
    without = [],
  }: { userId: number; roles: readonly StaffRole[]; without?: readonly number[] },
): Promise<boolean> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(staffFactors, eq(staffFactors.userId, users.id))
    .where(
      and(
        notInArray(users.id, [userId, ...without]),
        inArray(users.staffRole, ['owner', ...roles]),
        isNotNull(staffFactors.confirmedAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}

import { and, eq, sql } from 'drizzle-orm';
import { type Db, prepared } from '#platform/server/db.ts';
import { refusals as accountRefusals } from '../../contract.ts';
import {
  factorRefusals as refusals,
  freshFactorMinutes,
  secondFactorHours,
  type StaffRole,
} from '../../staff.ts';
import { sessions, users } from '../tables.ts';

export type Caller = { userId: number; sessionId: number };

type Access = { role: StaffRole | null; isProved: boolean; isFresh: boolean };

/**
 * Returns the role of a session's user, and whether the session proved a second factor within 12 hours and within ten
 * minutes. Reads them for every request, so that a removed role counts at once.
 */
export async function findAccess(db: Db, { userId, sessionId }: Caller): Promise<Access> {
  const [found] = await prepared(db, 'find_staff_access', (on) =>
    on
      .select({
        role: users.staffRole,
        isProved: provedWithin(secondFactorHours * 60),
        isFresh: provedWithin(freshFactorMinutes),
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, sql.placeholder('sessionId')), eq(users.id, sql.placeholder('userId')))),
  ).execute({ userId, sessionId });
  return found ?? { role: null, isProved: false, isFresh: false };
}

function provedWithin(minutes: number) {
  const since = sql`now() - make_interval(mins => ${sql.raw(String(minutes))})`;
  return sql<boolean>`coalesce(${sessions.secondFactorAt} > ${since}, false)`;
}

type AccessRule = { roles: readonly StaffRole[]; isFresh?: boolean };

/**
 * Admits staff with one of the roles, and always the owner, in a session with a second factor of the last 12 hours, or ten
 * minutes with `isFresh`. Refuses others (403).
 */
export async function requireStaff(db: Db, caller: Caller, { roles, isFresh }: AccessRule): Promise<void> {
  const access = await findAccess(db, caller);
  if (access.role !== 'owner' && !roles.some((role) => role === access.role))
    throw accountRefusals.staffOnly();
  if (!access.isProved) throw refusals.secondFactorNeeded();
  if (isFresh && !access.isFresh) throw refusals.freshSecondFactorNeeded();
}

/**
 * Refuses (403) a change of the email or the deletion of a staff account without a second factor of the last ten minutes,
 * since a thief of the mailbox could take the account over. A customer passes.
 */
export async function requireFactorOfStaff(db: Db, caller: Caller): Promise<void> {
  const { role, isFresh } = await findAccess(db, caller);
  if (role && !isFresh) throw refusals.factorForAccount();
}

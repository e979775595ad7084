import { and, asc, eq, gt, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { readForEdit } from '#platform/server/changes/change-entity.ts';
import type { Db } from '#platform/server/db.ts';
import { listSessions } from '../../server/sessions/list-sessions.ts';
import { sessions, users } from '../../server/tables.ts';
import { type Invitation, type Member, type MemberDetails, type OwnFactor, refusals } from '../members.ts';
import { staffMemberKind } from './staff-member.ts';
import type { Caller } from '../../server/sessions/staff-access.ts';
import { confirmedFactors } from './staff-session.ts';
import { staffFactors, staffInvitations } from './tables.ts';

/** More staff than a small brand has. The list never grows without a bound. */
const maxListed = 500;

/** Lists staff and open invitations (GET /api/admin/staff). */
export async function listStaff(
  db: Db,
  { userId }: { userId: number },
): Promise<{ members: Member[]; invitations: Invitation[] }> {
  const invitations = await db
    .select()
    .from(staffInvitations)
    .where(gt(staffInvitations.expiresAt, sql`now()`))
    .orderBy(asc(staffInvitations.email))
    .limit(maxListed);
  return {
    members: await findMembers(db, { userId }),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** Returns a staff member with version, devices and second factors. Refuses a user without a role (404). */
export async function getMember(db: Db, { id, ...caller }: Caller & { id: number }): Promise<MemberDetails> {
  const { version } = await readForEdit(db, staffMemberKind, String(id)).catch(() => ({ version: 0 }));
  const [member] = await findMembers(db, { ...caller, id });
  if (!member) throw refusals.memberNotFound();
  return {
    ...member,
    version,
    factors: await listOwnFactors(db, { userId: id }),
    devices: await listSessions(db, { userId: id, sessionId: caller.sessionId }),
  };
}

/** Lists the second factors of a user without their secrets. */
export async function listOwnFactors(db: Db, { userId }: { userId: number }): Promise<OwnFactor[]> {
  const factors = await confirmedFactors(db, { userId });
  return factors.map(({ id, kind, createdAt }) => ({ id, kind, addedAt: createdAt.toISOString() }));
}

async function findMembers(db: Db, { userId, id }: { userId: number; id?: number }): Promise<Member[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(isNotNull(users.staffRole), id === undefined ? undefined : eq(users.id, id)))
    .orderBy(asc(users.firstName), asc(users.id))
    .limit(maxListed);
  const ids = rows.map((row) => row.id);
  const [seen, withFactor] = [await lastSeenOf(db, ids), await withFactorOf(db, ids)];
  return rows.map((row) => ({
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    role: row.staffRole!,
    isYou: row.id === userId,
    lastSeenAt: seen.get(row.id)?.toISOString() ?? null,
    hasFactor: withFactor.has(row.id),
  }));
}

async function lastSeenOf(db: Db, ids: number[]): Promise<Map<number, Date | null>> {
  const rows = await db
    .select({ id: sessions.userId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(inArray(sessions.userId, ids))
    .groupBy(sessions.userId);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

async function withFactorOf(db: Db, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: staffFactors.userId })
    .from(staffFactors)
    .where(and(inArray(staffFactors.userId, ids), isNotNull(staffFactors.confirmedAt)));
  return new Set(rows.map(({ id }) => id));
}

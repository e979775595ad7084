import { and, eq, ne } from 'drizzle-orm';
import { changeEntity, logWork } from '#platform/server/changes/change-entity.ts';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { endDevice } from '../../server/sessions/end-session.ts';
import { sessions } from '../../server/tables.ts';
import type { StaffRole } from '../../staff.ts';
import { refusals } from '../members.ts';
import { findStaffNames, refuseNameOfShop, staffMemberKind } from './staff-member.ts';
import type { Caller } from '../../server/sessions/staff-access.ts';
import { confirmedFactors } from './staff-session.ts';
import { staffFactors, staffRecoveryCodes } from './tables.ts';

type RoleChange = { id: number; role: StaffRole | null; version: number; by: Author; shopName: string };

/**
 * Changes or removes the role of a staff member. Returns the new version. Refuses a user without a role (404), who becomes
 * staff only by accepting an invitation, a name of the shop (400), the last owner (409), and a stale version (409).
 */
export async function changeMemberRole(
  db: Db,
  { id, role, version, by, shopName }: RoleChange,
): Promise<{ version: number }> {
  await requireMember(db, id);
  if (role !== null && role !== 'owner') await refuseNameOfShop(db, { userId: id, shopName });
  return changeEntity(db, staffMemberKind, { id: String(id), version, fields: { role }, by });
}

/** Logs out a device of a staff member. Refuses a user without a role and a device that is not theirs (404). */
export async function endMemberDevice(
  db: Db,
  { id, deviceId, by }: { id: number; deviceId: number; by: Author },
): Promise<void> {
  await requireMember(db, id);
  await logWork(db, staffMemberKind, { id: String(id), by }, (tx) =>
    endDevice(tx, { userId: id, sessionId: deviceId }),
  );
}

/**
 * Removes a second factor of a staff member and logs out their devices, since a stolen factor may have opened one; `except` is
 * the caller's own session. With the last factor the recovery codes go, so that the next sign-in sets up a new one. Refuses an
 * unknown factor (404), and the caller's own last one (409).
 */
export async function removeMemberFactor(
  db: Db,
  { id, factorId, by, except }: { id: number; factorId: number; by: Author; except: number },
): Promise<void> {
  await requireMember(db, id);
  await logWork(db, staffMemberKind, { id: String(id), by }, async (tx) => {
    await deleteFactor(tx, { userId: id, factorId });
    await tx.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, except)));
    const left = await confirmedFactors(tx, { userId: id });
    if (left.length === 0 && id === by.userId) throw refusals.lastFactor();
    if (left.length === 0) await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, id));
  });
}

/** Removes an own second factor and logs out all other devices. Refuses an unknown factor (404) and the last one (409). */
export async function removeOwnFactor(
  db: Db,
  { factorId, by, userId, sessionId }: Caller & { factorId: number; by: Author },
): Promise<void> {
  await logWork(db, staffMemberKind, { id: String(userId), by }, async (tx) => {
    await deleteFactor(tx, { userId, factorId });
    if ((await confirmedFactors(tx, { userId })).length === 0) throw refusals.lastFactor();
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
  });
}

async function requireMember(db: Db, id: number): Promise<void> {
  if (!(await findStaffNames(db, [id])).has(id)) throw refusals.memberNotFound();
}

async function deleteFactor(
  tx: Db,
  { userId, factorId }: { userId: number; factorId: number },
): Promise<void> {
  const removed = await tx
    .delete(staffFactors)
    .where(and(eq(staffFactors.id, factorId), eq(staffFactors.userId, userId)))
    .returning({ id: staffFactors.id });
  if (removed.length === 0) throw refusals.factorNotFound();
}

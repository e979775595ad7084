import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { EntityKind } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../../contract.ts';
import { isReservedName } from '../../reserved-names.ts';
import { refuseLastOwner } from '../../server/last-owner.ts';
import { sessions, users } from '../../server/tables.ts';
import type { StaffRole } from '../../staff.ts';
import type { SecondFactor } from '../contract.ts';
import { removeFactors } from './reset-factors.ts';
import { confirmedFactors } from './staff-session.ts';
import { staffInvitations } from './tables.ts';

type StaffMember = { role: StaffRole | null; passkeys: number; timeCodes: number; devices: number };

/** A user as the owner manages them: the role, null for a customer. Without one the second factors and sessions end. */
export const staffMemberKind: EntityKind<StaffMember> = {
  name: 'staff-member',
  label: 'Staff member',
  roles: [],
  needsFreshFactor: true,
  fields: {
    role: { label: 'Role' },
    passkeys: { label: 'Passkeys', isFinal: true },
    timeCodes: { label: 'Time codes', isFinal: true },
    devices: { label: 'Devices logged in', isFinal: true },
  },
  async read(db, id) {
    const userId = Number(id);
    const [user] = await db.select({ role: users.staffRole }).from(users).where(eq(users.id, userId));
    if (!user) return null;
    const factors = await confirmedFactors(db, { userId });
    const countOf = (kind: SecondFactor) => factors.filter((factor) => factor.kind === kind).length;
    return {
      role: user.role,
      passkeys: countOf('passkey'),
      timeCodes: countOf('time-code'),
      devices: await db.$count(sessions, eq(sessions.userId, userId)),
    };
  },
  async write(tx, id, { role = null }) {
    const userId = Number(id);
    if (role !== 'owner') await refuseLastOwner(tx, { userId });
    if (role !== null) await refuseNameOfShop(tx, { userId });
    await tx.update(users).set({ staffRole: role }).where(eq(users.id, userId));
    if (role !== 'owner') await tx.delete(staffInvitations).where(eq(staffInvitations.invitedBy, userId));
    if (role === null) await removeFactors(tx, { userId });
  },
  async names(db, ids) {
    const names = await findStaffNames(db, ids.map(Number));
    return new Map(ids.map((id) => [id, names.get(Number(id)) ?? 'A former colleague']));
  },
};

/** Refuses (400) a name that the shop uses for itself, or `shopName`, since logs show the names of colleagues. */
export async function refuseNameOfShop(
  tx: Db,
  { userId, shopName = '' }: { userId: number; shopName?: string },
): Promise<void> {
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (user && isReservedName({ ...user, shopName })) throw refusals.reservedName();
}

/** Returns the first names of users who are staff now. A former staff member is a customer, whose name stays private. */
export async function findStaffNames(db: Db, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNotNull(users.staffRole)));
  return new Map(rows.map(({ id, firstName }) => [id, firstName]));
}

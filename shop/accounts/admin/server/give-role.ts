import { changeEntity, readForEdit } from '#platform/server/changes/change-entity.ts';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { findStaffNames, staffMemberKind } from './staff-member.ts';
import { refusals } from '../../contract.ts';
import type { StaffRole } from '../../staff.ts';
import { findUserByEmail } from '../../server/find-user.ts';

/**
 * Sets the staff role of the user with a canonical email, by a command. `null` makes a customer, removes the second factors
 * and ends the sessions. Refuses an unknown email (404) and the last owner (409).
 */
export async function giveRole(
  db: Db,
  { email, role }: { email: string; role: StaffRole | null },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) throw refusals.unknownUser();
    const id = String(user.id);
    const { version } = await readForEdit(tx, staffMemberKind, id);
    const by = { userId: null, namesOf: findStaffNames };
    await changeEntity(tx, staffMemberKind, { id, version, fields: { role }, by });
  });
}

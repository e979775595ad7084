import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../contract.ts';
import type { StaffRole } from '../staff.ts';
import { users } from './tables.ts';

/** Sets the staff role of the user with a canonical email; `null` makes a customer. Refuses an unknown email (404). */
export async function giveRole(
  db: Db,
  { email, role }: { email: string; role: StaffRole | null },
): Promise<void> {
  const changed = await db
    .update(users)
    .set({ staffRole: role })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  if (changed.length === 0) throw refusals.unknownUser();
}

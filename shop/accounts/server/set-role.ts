import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refusals } from '../contract.ts';
import type { StaffRole } from '../staff.ts';
import { users } from './tables.ts';

/** Makes the person with a canonical e-mail staff, or with `null` a customer again. Refuses an unknown e-mail (404). */
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

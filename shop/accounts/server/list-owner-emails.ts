import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { users } from './tables.ts';

/** Returns the emails of the shop's owners, oldest account first. */
export async function listOwnerEmails(db: Db): Promise<string[]> {
  const owners = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.staffRole, 'owner'))
    .orderBy(users.id);
  return owners.map(({ email }) => email);
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { users } from '../../server/tables.ts';
import type { ShownCustomer } from '../customers.ts';

/** Returns the account of a customer with the contact. Null for an unknown account, and for staff. The caller logs the access. */
export async function findCustomer(
  db: Db,
  { id }: { id: number },
): Promise<Omit<ShownCustomer, 'sections'> | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.staffRole)));
  if (!user) return null;
  const { firstName, lastName, email, mobile, createdAt } = user;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { id, name, firstName, lastName, email, mobile, since: createdAt.toISOString() };
}

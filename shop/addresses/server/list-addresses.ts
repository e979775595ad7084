import { asc, desc, eq, type InferSelectModel } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import type { Address } from '../contract.ts';
import { addresses } from './tables.ts';

/** Returns a user's addresses, default first, then oldest first (section 7, GET /api/addresses/user/{userId}). */
export async function listAddresses(db: Db, { userId }: { userId: number }): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id));
  return rows.map(toAddress);
}

/** Returns an address in the wire format (section 3). */
export function toAddress({
  userId: _user,
  createdAt: _at,
  ...address
}: InferSelectModel<typeof addresses>): Address {
  return address;
}

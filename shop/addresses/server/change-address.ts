import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { type Address, type AddressFields, refusals } from '../contract.ts';
import { toAddress } from './list-addresses.ts';
import { addresses } from './tables.ts';

type Params = { userId: number; id: number; fields: AddressFields };

/** Changes a user's address and returns it. Refuses an unknown or foreign one (404). */
export async function changeAddress(db: Db, { userId, id, fields }: Params): Promise<Address> {
  const [row] = await db
    .update(addresses)
    .set(fields)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
    .returning();
  if (!row) throw refusals.addressNotFound();
  return toAddress(row);
}

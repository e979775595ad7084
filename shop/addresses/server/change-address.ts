import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { type Address, type AddressFields, refusals } from '../contract.ts';
import { toAddress } from './list-addresses.ts';
import { addresses } from './tables.ts';

type Asked = { userId: number; id: number; fields: AddressFields };

/** Changes one's own address. Another's does not exist for the asker (404). */
export async function changeAddress(db: Db, { userId, id, fields }: Asked): Promise<Address> {
  const [row] = await db
    .update(addresses)
    .set(fields)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
    .returning();
  if (!row) throw refusals.addressNotFound();
  return toAddress(row);
}

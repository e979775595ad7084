import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { refuseOtherStateOfPincode } from '#shop/pincodes/server/refuse-other-state.ts';
import { type Address, type AddressFields, refusals } from '../contract.ts';
import { toAddress } from './list-addresses.ts';
import { addresses } from './tables.ts';

type Params = { userId: number; id: number; fields: AddressFields; keepState?: boolean | undefined };

/** Changes a user's address and returns it. Refuses an unknown or foreign one (404), and a state that is not the pincode's (409). */
export async function changeAddress(db: Db, { userId, id, fields, keepState }: Params): Promise<Address> {
  const own = and(eq(addresses.id, id), eq(addresses.userId, userId));
  const [before] = await db.select().from(addresses).where(own);
  if (!before) throw refusals.addressNotFound();
  await refuseOtherStateOfPincode(db, { place: fields, before, keepState });
  const [row] = await db.update(addresses).set(fields).where(own).returning();
  if (!row) throw refusals.addressNotFound();
  return toAddress(row);
}

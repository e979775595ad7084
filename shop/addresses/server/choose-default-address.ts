import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { type Address, refusals } from '../contract.ts';
import { lockAddresses } from './add-address.ts';
import { toAddress } from './list-addresses.ts';
import { addresses } from './tables.ts';

type Params = { userId: number; id: number };

/** Makes a user's address the default and returns it. Refuses an unknown or foreign one (404). */
export async function chooseDefaultAddress(db: Db, { userId, id }: Params): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await lockAddresses(tx, userId);
    const [chosen] = await tx
      .select()
      .from(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
    if (!chosen) throw refusals.addressNotFound();
    await tx
      .update(addresses)
      .set({ isDefault: sql`${addresses.id} = ${id}` })
      .where(eq(addresses.userId, userId));
    return toAddress({ ...chosen, isDefault: true });
  });
}

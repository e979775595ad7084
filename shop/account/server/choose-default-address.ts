import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { type Address, refusals } from '../contract.ts';
import { lockAddresses } from './add-address.ts';
import { toAddress } from './list-addresses.ts';
import { addresses } from './tables.ts';

type Asked = { personId: number; id: number };

/** Makes one's own address the default instead of another. Somebody else's is a 404. */
export async function chooseDefaultAddress(db: Db, { personId, id }: Asked): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await lockAddresses(tx, personId);
    const [chosen] = await tx
      .select()
      .from(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.personId, personId)));
    if (!chosen) throw refusals.addressNotFound();
    await tx
      .update(addresses)
      .set({ isDefault: sql`${addresses.id} = ${id}` })
      .where(eq(addresses.personId, personId));
    return toAddress({ ...chosen, isDefault: true });
  });
}

import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals } from '../contract.ts';
import { lockAddresses } from './add-address.ts';
import { addresses } from './tables.ts';

type Asked = { personId: number; id: number };

/** Deletes one's own address; the oldest one left follows a default. Another's, or a deleted one, is a 404. */
export async function deleteAddress(db: Db, { personId, id }: Asked): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAddresses(tx, personId);
    const [deleted] = await tx
      .delete(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.personId, personId)))
      .returning({ isDefault: addresses.isDefault });
    if (!deleted) throw refusals.addressNotFound();
    if (!deleted.isDefault) return;
    const oldest = sql`(select min(id) from ${addresses} where person_id = ${personId})`;
    await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, oldest));
  });
}

import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals } from '../contract.ts';
import { lockAddresses } from './add-address.ts';
import { addresses } from './tables.ts';

type Params = { userId: number; id: number };

/** Deletes a user's address; the oldest remaining one replaces a default. Refuses an unknown or foreign one (404). */
export async function deleteAddress(db: Db, { userId, id }: Params): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAddresses(tx, userId);
    const [deleted] = await tx
      .delete(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
      .returning({ isDefault: addresses.isDefault });
    if (!deleted) throw refusals.addressNotFound();
    if (!deleted.isDefault) return;
    const oldest = sql`(select min(id) from ${addresses} where user_id = ${userId})`;
    await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, oldest));
  });
}

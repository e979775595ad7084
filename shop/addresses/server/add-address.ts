import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { type Address, type AddressFields, maxAddresses, refusals } from '../contract.ts';
import { toAddress } from './list-addresses.ts';
import { addresses } from './tables.ts';

/** Saves an address; a person's first is the default. Refuses the twenty-first (409), also when many come at once. */
export async function addAddress(
  db: Db,
  { userId, fields }: { userId: number; fields: AddressFields },
): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await lockAddresses(tx, userId);
    const held = await tx.$count(addresses, eq(addresses.userId, userId));
    if (held >= maxAddresses) throw refusals.tooManyAddresses();
    const [row] = await tx
      .insert(addresses)
      .values({ ...fields, userId, isDefault: held === 0 })
      .returning();
    return toAddress(row!);
  });
}

/** One change of a person's list at a time, until the transaction ends. */
export async function lockAddresses(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('addresses'), ${userId}::int)`);
}

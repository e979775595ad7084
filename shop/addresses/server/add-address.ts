import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refuseOtherStateOfPincode } from '#shop/pincodes/server/refuse-other-state.ts';
import { type Address, type AddressFields, maxAddresses, refusals } from '../contract.ts';
import { toAddress } from './list-addresses.ts';
import { addresses } from './tables.ts';

/** Saves an address and returns it; a user's first becomes the default. Refuses the twenty-first and a state that is not the pincode's (409). */
export async function addAddress(
  db: Db,
  { userId, fields, keepState }: { userId: number; fields: AddressFields; keepState?: boolean | undefined },
): Promise<Address> {
  await refuseOtherStateOfPincode(db, { place: fields, keepState });
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

/** Serializes changes of a user's list until the transaction ends. */
export async function lockAddresses(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('addresses'), ${userId}::int)`);
}

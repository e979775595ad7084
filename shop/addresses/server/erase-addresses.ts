import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { addresses } from './tables.ts';

/** Deletes every saved address of a user. */
export async function eraseAddresses(tx: Db, { userId }: { userId: number }): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.userId, userId));
}

import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { carts } from './tables.ts';

/** Removes a person's cart with its lines. */
export async function forgetCart(tx: Db, { personId }: { personId: number }): Promise<void> {
  await tx.delete(carts).where(eq(carts.personId, personId));
}

import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { subscriptions, billingCycles } from './tables.ts';

/** Deletes a user's subscriptions with the account. Their orders stay. */
export async function eraseSubscriptions(tx: Db, { userId }: { userId: number }): Promise<void> {
  const rows = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  await tx.delete(billingCycles).where(inArray(billingCycles.subscriptionId, rows));
  await tx.delete(subscriptions).where(eq(subscriptions.userId, userId));
}

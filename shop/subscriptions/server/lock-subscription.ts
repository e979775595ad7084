import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { refusals } from '../contract.ts';
import { subscriptions } from './tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

type Params = { subscriptionId: number; userId?: number };

/** Runs `work` with a locked subscription. Returns its result. Refuses an unknown or foreign subscription (404). */
export async function lockSubscription<T>(
  db: Db,
  { subscriptionId, userId }: Params,
  work: (tx: Db, subscription: SubscriptionRow) => Promise<T>,
): Promise<T> {
  const hold = async (tx: Db) => {
    const [subscription] = await tx
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.id, subscriptionId),
          userId === undefined ? undefined : eq(subscriptions.userId, userId),
        ),
      )
      .for('update');
    if (!subscription) throw refusals.subscriptionNotFound();
    return work(tx, subscription);
  };
  return retryTransaction(db, hold, { lockMs: 2_000, statementMs: 5_000 });
}

export async function recipientOf(
  db: Db,
  { userId }: SubscriptionRow,
): Promise<{ email: string; name: string }> {
  const [user] = await db
    .select({ email: users.email, name: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  return user!;
}

type Change = Partial<typeof subscriptions.$inferInsert>;

export async function updateSubscription(
  tx: Db,
  { id }: SubscriptionRow,
  change: Change & { changedAt: Date },
): Promise<SubscriptionRow> {
  const [row] = await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id)).returning();
  return row!;
}

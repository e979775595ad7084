import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { refusals } from '../contract.ts';
import { subscriptions } from './tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

type Named = { subscriptionId: number; userId?: number };

/**
 * Does `work` with a plan that nobody else can change meanwhile. Refuses another person's plan like one that does not
 * exist (404).
 */
export async function lockSubscription<T>(
  db: Db,
  { subscriptionId, userId }: Named,
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

/** Whom a plan's emails go to, by what name. */
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

/** Writes what changed of a plan. Returns the plan as it is now. */
export async function updateSubscription(
  tx: Db,
  { id }: SubscriptionRow,
  change: Change & { changedAt: Date },
): Promise<SubscriptionRow> {
  const [row] = await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id)).returning();
  return row!;
}

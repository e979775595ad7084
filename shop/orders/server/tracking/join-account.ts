import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db.ts';
import { refusals as accountRefusals } from '#shop/accounts/contract.ts';
import { users } from '#shop/accounts/server/tables.ts';
import { linkRefusals } from '../../tracking/contract.ts';
import { isErased } from '../erase/erase-customer.ts';
import { orders } from '../tables.ts';
import { hasUnprovedEmail } from './tell-customer.ts';
import { readAccountLink, readTrackLink } from './signed-links.ts';

type Params = { userId: number; token: string; accountToken?: string | undefined; now?: Date };

/** Whether an order was placed without an account and has none yet. */
export function mayJoinAccount(order: typeof orders.$inferSelect): boolean {
  return hasUnprovedEmail(order) && !isErased(order);
}

/**
 * Adds an order without an account to the account of its customer, once (POST /api/track/{token}/account). The tracking link alone proves
 * nothing, since recipients and staff have it: the account has the email of the order, or the caller has the token that only the
 * ordering browser got. Again for the same account changes nothing. Refuses a foreign or expired link and an order of another account (404), and a
 * caller without a proof (403).
 */
export async function joinAccount(
  db: Db,
  { userId, token, accountToken, now = new Date() }: Params,
): Promise<{ orderNumber: string }> {
  const orderNumber = readTrackLink(token, now);
  if (orderNumber === null) throw linkRefusals.linkOver();
  return inTransaction(db, async (tx) => {
    // Waits for a deletion of the account, and keeps it until the order has it.
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share');
    if (!user) throw accountRefusals.notSignedIn();
    const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber)).for('update');
    if (!order || order.channel !== 'guest') throw linkRefusals.linkOver();
    if (order.userId === userId) return { orderNumber };
    if (!mayJoinAccount(order)) throw linkRefusals.linkOver();
    const hasToken = accountToken !== undefined && readAccountLink(accountToken, now) === orderNumber;
    if (!hasToken && order.contactEmail !== user.email) throw linkRefusals.notYours();
    await tx.update(orders).set({ userId }).where(eq(orders.id, order.id));
    return { orderNumber };
  });
}

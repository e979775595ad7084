import { eq } from 'drizzle-orm';
import type { Author } from '#platform/server/changes/entity-kind.ts';
import type { Db } from '#platform/server/db.ts';
import { retryTransaction } from '#platform/server/retry-transaction.ts';
import { refusals as orderRefusals } from '#shop/orders/contract.ts';
import { markGivenUp } from '#shop/checkout/server/replacements/mark-given-up.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { refusals } from '../../replacements.ts';
import { mayGiveUp } from './read-replacements.ts';

/**
 * Gives up a delivered replacement that failed too (POST /api/admin/orders/{orderNumber}/replacements/give-up): its units belong to the
 * first order again, whose customer may get the money back. Returns the number of the first order. A repeated call changes nothing. Refuses
 * an order that replaces none (404), and one that has not arrived or was replaced in its turn (409).
 */
export async function giveUpReplacement(
  db: Db,
  { orderNumber, by }: { orderNumber: string; by: Author },
): Promise<string> {
  return retryTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber)).for('update');
    if (!order?.replaces) throw orderRefusals.orderNotFound();
    if (order.givenUpAt) return order.replaces;
    if (!(await mayGiveUp(tx, order))) throw refusals.notGivenUp();
    await markGivenUp(tx, { orderNumber, by });
    return order.replaces;
  });
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/orders/server/tables.ts';
import type { Refund } from '../contract.ts';
import { returns } from './tables.ts';

/** More than a customer has. */
const maxRefunds = 200;

/** Returns a customer's refunds, due and paid, the newest first (GET /api/returns/refunds). Amounts are rupees. */
export async function listRefunds(db: Db, { userId }: { userId: number }): Promise<Refund[]> {
  const rows = await db
    .select({ row: returns, orderNumber: orders.orderNumber })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(eq(orders.userId, userId), inArray(returns.state, ['inspected', 'refunded'])))
    .orderBy(desc(returns.id))
    .limit(maxRefunds);
  return rows.map(({ row, orderNumber }) => ({
    id: row.id,
    orderNumber,
    amount: toRupees(row.refundPaise!),
    isPaid: row.state === 'refunded',
    at: (row.refundedAt ?? row.since).toISOString(),
    payoutHint: row.payoutHint,
  }));
}

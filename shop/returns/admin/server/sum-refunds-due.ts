import { eq, sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { returns } from '../../server/tables.ts';

/** Returns how many refunds staff owe, and their rupees. */
export async function sumRefundsDue(db: Db): Promise<{ count: number; amount: number }> {
  const [due] = await db
    .select({
      count: sql<number>`count(*)::int`,
      paise: sql<string>`coalesce(sum(${returns.refundPaise}), 0)`,
    })
    .from(returns)
    .where(eq(returns.state, 'inspected'));
  return { count: due!.count, amount: toRupees(Number(due!.paise)) };
}

/** The refunds that staff owe for returns: id of the refund, since when it is due, number of the order, paise, and id of the return. */
export const refundsDue = sql`
  select ${returns.refundId} as id, ${returns.since} as created_at, ${orders.orderNumber} as order_number, 'return' as provider,
    ${returns.refundPaise} as paise, ${returns.id} as return_id
  from ${returns} join ${orders} on ${orders.id} = ${returns.orderId} where ${returns.state} = 'inspected'`;

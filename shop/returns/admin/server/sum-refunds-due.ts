import { eq, sql } from 'drizzle-orm';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
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

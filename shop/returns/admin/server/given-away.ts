import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { sumReplaced } from '../../server/replacements/sum-replaced.ts';
import type { OrderRow } from '../../server/links.ts';
import { returns } from '../../server/tables.ts';

/** Refunds are paid and replacements sent one at a time, so that two together stay within the limit. */
export async function lockGivingAway(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('refunds', 0))`);
}

/** Returns the refunds that a staff member paid in 24 hours, and what the replacements that they sent are worth. Paise. */
export async function givenInDay(
  db: Db,
  { userId, now }: { userId: number; now: Date },
): Promise<{ refunds: number; replacements: number }> {
  const since = new Date(now.getTime() - dayMs);
  const [refunds, replacements] = await Promise.all([
    sumRefunds(db, and(eq(returns.paidBy, userId), gt(returns.refundedAt, since))),
    sumReplaced(db, { authorId: userId, since }),
  ]);
  return { refunds, replacements };
}

/** Returns all refunds of an order and what its replacements are worth. Paise. */
export async function givenOf(
  db: Db,
  { id, orderNumber }: Pick<OrderRow, 'id' | 'orderNumber'>,
): Promise<number> {
  const [refunds, replacements] = await Promise.all([
    sumRefunds(db, and(eq(returns.orderId, id), isNotNull(returns.refundedAt))),
    sumReplaced(db, { orderNumber }),
  ]);
  return refunds + replacements;
}

async function sumRefunds(db: Db, where: ReturnType<typeof and>): Promise<number> {
  const [sum] = await db
    .select({ paise: sql<number>`coalesce(sum(${returns.refundPaise}), 0)::int` })
    .from(returns)
    .where(where);
  return sum!.paise;
}

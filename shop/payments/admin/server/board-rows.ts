import { asc } from 'drizzle-orm';
import type { BoardRows } from '#platform/admin/server/board-row.ts';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { needsStaff } from '../../server/payment-needs.ts';
import { payments } from '../../server/tables.ts';

/** The row of 'Today' about payments. */
export const paymentRows = {
  payments: {
    label: 'Payments that need you',
    action: 'Look at them',
    to: '/admin/payments',
    roles: ['support'],
    patienceMs: dayMs,
    count: countTasks,
  },
} satisfies BoardRows;

/** Returns when the oldest payment that needs staff began, and how many there are, at most `limit`. */
async function countTasks(
  db: Db,
  { limit }: { limit: number },
): Promise<{ since: Date; count: number } | null> {
  const rows = await db
    .select({ since: payments.createdAt })
    .from(payments)
    .where(needsStaff(db))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(limit);
  return rows[0] ? { since: rows[0].since, count: rows.length } : null;
}

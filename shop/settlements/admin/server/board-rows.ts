import { and, asc, isNull, sql } from 'drizzle-orm';
import type { BoardRows } from '#platform/admin/server/board-row.ts';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { settlementTasks } from '../../server/tables.ts';

type Counting = { limit: number };

async function countOpen(db: Db, { limit }: Counting) {
  const rows = await db
    .select({ since: settlementTasks.madeAt })
    .from(settlementTasks)
    .where(and(isNull(settlementTasks.ending), sql`kind <> 'cash'`))
    .orderBy(asc(settlementTasks.madeAt), asc(settlementTasks.id))
    .limit(limit);
  return rows[0] ? { since: rows[0].since, count: rows.length } : null;
}

async function countAsked(db: Db, { limit }: Counting) {
  const rows = await db
    .select({ since: settlementTasks.askedAt })
    .from(settlementTasks)
    .where(sql`ending is null and asked_by is not null`)
    .orderBy(asc(settlementTasks.madeAt))
    .limit(limit);
  return rows[0] ? { since: rows[0].since, count: rows.length } : null;
}

/** The rows of 'Today' about money of providers. Only the owner sees them. */
export const moneyRows = {
  money: {
    label: 'Money that does not agree with your payment provider',
    action: 'Look at both figures',
    to: '/admin/money#unmatched',
    roles: [],
    patienceMs: 3 * dayMs,
    count: countOpen,
  },
  writeOffs: {
    label: 'Write-offs that wait for a second owner',
    action: 'Agree or not',
    to: '/admin/money#unmatched',
    roles: [],
    patienceMs: dayMs,
    count: countAsked,
  },
} satisfies BoardRows;

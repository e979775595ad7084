import { asc, eq } from 'drizzle-orm';
import type { BoardRow, BoardRows } from '#platform/admin/server/board-row.ts';
import { dayMs, hourMs } from '#platform/india-time.ts';
import { returns } from '../../server/tables.ts';
import type { ReturnState } from '../../states.ts';

export const returnRows = {
  returnRequests: {
    label: 'Return requests to answer',
    action: 'Answer them',
    to: '/admin/returns?state=requested',
    roles: ['support'],
    patienceMs: 48 * hourMs,
    count: countIn('requested'),
  },
  returns: {
    label: 'Returns to inspect',
    action: 'Inspect them',
    to: '/admin/returns?state=picked_up',
    roles: ['packer', 'support'],
    patienceMs: 7 * dayMs,
    count: countIn('picked_up'),
  },
  refunds: {
    label: 'Refunds of returns to pay',
    action: 'Pay them',
    to: '/admin/returns?state=inspected',
    roles: ['support'],
    patienceMs: 2 * dayMs,
    count: countIn('inspected'),
  },
} satisfies BoardRows;

function countIn(state: ReturnState): BoardRow['count'] {
  return async (db, { limit }) => {
    const rows = await db
      .select({ since: returns.since })
      .from(returns)
      .where(eq(returns.state, state))
      .orderBy(asc(returns.since), asc(returns.id))
      .limit(limit);
    const [oldest] = rows;
    return oldest ? { since: oldest.since, count: rows.length } : null;
  };
}

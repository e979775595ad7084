import { asc, eq } from 'drizzle-orm';
import type { BoardRow, BoardRows } from '#platform/admin/server/board-row.ts';
import { dayMs, hourMs } from '#platform/india-time.ts';
import { acknowledgeHours } from '../../clocks.ts';
import { grievances } from '../../server/tables.ts';
import type { GrievanceState } from '../../states.ts';

/** The month of the law in days, when it is February. */
const shortestMonth = 28;

/** The rows of 'Today' about complaints, with the clocks of the E-Commerce Rules 2020, rule 4(5). */
export const grievanceRows = {
  grievancesToAcknowledge: {
    label: 'Complaints to acknowledge, within 48 hours',
    action: 'Acknowledge them',
    to: '/admin/grievances?state=received',
    roles: ['support'],
    patienceMs: acknowledgeHours * hourMs,
    count: countIn('received'),
  },
  grievancesToAnswer: {
    label: 'Complaints to answer, within one month',
    action: 'Answer them',
    to: '/admin/grievances?state=acknowledged',
    roles: ['support'],
    patienceMs: shortestMonth * dayMs,
    count: countIn('acknowledged'),
  },
} satisfies BoardRows;

function countIn(state: GrievanceState): BoardRow['count'] {
  return async (db, { limit }) => {
    const rows = await db
      .select({ since: grievances.receivedAt })
      .from(grievances)
      .where(eq(grievances.state, state))
      .orderBy(asc(grievances.receivedAt), asc(grievances.id))
      .limit(limit);
    const [oldest] = rows;
    return oldest ? { since: oldest.since, count: rows.length } : null;
  };
}

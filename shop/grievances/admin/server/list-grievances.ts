import { and, eq, or } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import { dayOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { acknowledgeBy } from '../../clocks.ts';
import { grievances } from '../../server/tables.ts';
import { grievanceStates, type GrievanceState } from '../../states.ts';
import { idOfTicket, ticketOf } from '../../ticket.ts';
import type { ListedGrievance } from '../contract.ts';

type Params = {
  cursor?: string | undefined;
  q?: string | undefined;
  state?: GrievanceState | undefined;
  now?: Date;
};

/** Lists complaints, those of a state with the oldest first (GET /api/admin/grievances). Returns a page. Refuses a foreign cursor (400). */
export async function listGrievances(
  db: Db,
  { cursor, q, state, now = new Date() }: Params,
): Promise<ListPage<ListedGrievance>> {
  const by = { by: grievances.receivedAt, id: grievances.id };
  const page = state
    ? keyset({ name: `grievances ${state}`, ...by }, cursor)
    : keyset({ name: 'grievances', ...by, descending: true }, cursor);
  const rows = await db
    .select({ row: grievances, position: page.position })
    .from(grievances)
    .where(and(page.after, state && eq(grievances.state, state), q ? isNumbered(q) : undefined))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, next } = page.toPage(rows);
  return { next, rows: shown.map(({ row }) => toListed(row, now)) };
}

function isNumbered(q: string) {
  const id = idOfTicket(q);
  return or(
    eq(grievances.orderNumber, `AR-${q.replaceAll(/\D/g, '')}`),
    id === null ? undefined : eq(grievances.id, id),
  );
}

export function toListed(row: typeof grievances.$inferSelect, now: Date): ListedGrievance {
  const { id, state, topic, orderNumber, receivedAt, redressBy } = row;
  const acknowledge = acknowledgeBy(receivedAt);
  const isLate = (state === 'received' && now > acknowledge) || dayOf(now) > redressBy;
  return {
    id,
    ticket: ticketOf(id),
    state,
    topic,
    orderNumber,
    receivedAt: receivedAt.toISOString(),
    acknowledgeBy: acknowledge.toISOString(),
    redressBy,
    isPastDue: grievanceStates[state].isOpen && isLate,
  };
}

import { asc, eq } from 'drizzle-orm';
import type { BoardRows } from '#platform/admin/server/board-row.ts';
import { dayMs } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/orders/server/tables.ts';
import { orderQuestions } from '../../server/tables.ts';

const mostListed = 100;

/** Lists the open questions of all orders, the oldest first (GET /api/admin/questions). */
export async function listOpenQuestions(db: Db) {
  const rows = await db
    .select({
      id: orderQuestions.id,
      words: orderQuestions.words,
      at: orderQuestions.at,
      orderNumber: orders.orderNumber,
    })
    .from(orderQuestions)
    .innerJoin(orders, eq(orders.id, orderQuestions.orderId))
    .where(eq(orderQuestions.state, 'open'))
    .orderBy(asc(orderQuestions.at), asc(orderQuestions.id))
    .limit(mostListed);
  return rows.map(({ id, words, at, orderNumber }) => ({ id, words, at: at.toISOString(), orderNumber }));
}

/** The row of 'Today' about questions of customers. */
export const questionRows = {
  openQuestions: {
    label: 'Questions about orders to answer',
    action: 'Answer them',
    to: '/admin/questions',
    roles: ['support'],
    patienceMs: dayMs,
    count: async (db, { limit }) => {
      const rows = await db
        .select({ since: orderQuestions.at })
        .from(orderQuestions)
        .where(eq(orderQuestions.state, 'open'))
        .orderBy(asc(orderQuestions.at), asc(orderQuestions.id))
        .limit(limit);
      const [oldest] = rows;
      return oldest ? { since: oldest.since, count: rows.length } : null;
    },
  },
} satisfies BoardRows;

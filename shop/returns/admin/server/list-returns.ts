import { and, eq } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { orders } from '#shop/orders/server/tables.ts';
import type { ReturnState } from '../../states.ts';
import { returns } from '../../server/tables.ts';
import type { ListedReturn } from '../contract.ts';

type Params = { cursor?: string | undefined; state?: ReturnState | undefined };

/** Lists returns, the longest in their state first (GET /api/admin/returns). Returns a page. Refuses a foreign cursor (400). */
export async function listReturnsForStaff(
  db: Db,
  { cursor, state }: Params,
): Promise<ListPage<ListedReturn>> {
  const page = state
    ? keyset({ name: `returns ${state}`, by: returns.since, id: returns.id }, cursor)
    : keyset({ name: 'returns', by: returns.requestedAt, id: returns.id, descending: true }, cursor);
  const rows = await db
    .select({ row: returns, orderNumber: orders.orderNumber, position: page.position })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(page.after, state ? eq(returns.state, state) : undefined))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: listed, next } = page.toPage(rows);
  return {
    rows: listed.map(({ row, orderNumber }) => ({
      id: row.id,
      orderNumber,
      state: row.state,
      reason: row.reason,
      remedy: row.remedy,
      since: row.since.toISOString(),
      refundAmount: row.refundPaise === null ? null : toRupees(row.refundPaise),
      hasAccount: row.payoutSealed !== null,
    })),
    next,
  };
}

import { and, asc, eq, gt, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import { addDays, startOf } from '#platform/india-time.ts';
import { byteOrderMark, csvText } from '#platform/server/csv/write-csv.ts';
import type { Db } from '#platform/server/db.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { orderLines, orders } from '../../../server/tables.ts';
import type { OrdersOfFile } from '../../export.ts';
import { logAccess, logAccesses } from '#shop/accounts/admin/server/access-log/log-access.ts';
import { orderCells, type RowOfFile } from './order-cells.ts';

const pageSize = 500;

type Params = { chosen: OrdersOfFile; userId: number };

/**
 * Writes orders as CSV, the oldest first (POST /api/admin/orders/rows.csv). The access is logged first: of a range with its days, of chosen
 * orders with each order.
 */
export async function* writeOrders(db: Db, { chosen, userId }: Params): AsyncGenerator<string> {
  await noteFile(db, { chosen, userId });
  yield byteOrderMark + csvText([orderCells.map(({ title }) => title)]);
  for (let after: SQL | undefined; ;) {
    const rows = await db
      .select({ order: orders, waybill: shipments.waybill })
      .from(orders)
      .leftJoin(shipments, eq(shipments.orderId, orders.id))
      .where(and(isChosen(chosen), after))
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(pageSize);
    if (rows.length > 0) {
      const shown = await withItems(db, rows);
      yield csvText(shown.map((row) => orderCells.map(({ of }) => of(row))));
    }
    if (rows.length < pageSize) return;
    const { placedAt, id } = rows.at(-1)!.order;
    after = or(gt(orders.placedAt, placedAt), and(eq(orders.placedAt, placedAt), gt(orders.id, id)));
  }
}

function isChosen(chosen: OrdersOfFile): SQL {
  if ('ids' in chosen) return inArray(orders.orderNumber, chosen.ids);
  const until = startOf(addDays(chosen.to, 1));
  return and(gte(orders.placedAt, startOf(chosen.from)), lt(orders.placedAt, until))!;
}

async function noteFile(db: Db, { chosen, userId }: Params): Promise<void> {
  if (!('ids' in chosen))
    return logAccess(db, { userId, what: 'orders_file', about: `${chosen.from} to ${chosen.to}` });
  const found = await db.select({ id: orders.id }).from(orders).where(isChosen(chosen));
  await logAccesses(db, { orderIds: found.map(({ id }) => id), userId, what: 'orders_file' });
}

async function withItems(db: Db, rows: Omit<RowOfFile, 'items'>[]): Promise<RowOfFile[]> {
  const ids = rows.map(({ order }) => order.id);
  const { orderId, name, quantity } = orderLines;
  const lines = await db
    .select({ orderId, name, quantity })
    .from(orderLines)
    .where(inArray(orderId, ids))
    .orderBy(asc(orderLines.id));
  const byOrder = Map.groupBy(lines, (line) => line.orderId);
  return rows.map((row) => ({
    ...row,
    items: (byOrder.get(row.order.id) ?? []).map((line) => `${line.quantity} × ${line.name}`),
  }));
}

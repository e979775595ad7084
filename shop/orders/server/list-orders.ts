import { and, asc, desc, eq, exists, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { startOf } from '#platform/india-time.ts';
import type { Db } from '#platform/server/db.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import type { OrdersQuery, OrderSummary } from '../contract.ts';
import { orderLines, orders } from './tables.ts';
import { toOrderSummary } from './to-order.ts';
import { redeliveryTokenOf } from './tracking/open-try.ts';
import { statesWith } from '../states.ts';

type Params = { userId: number } & OrdersQuery;

export type OrderPage = { orders: OrderSummary[]; total: number; next: number | null };

/**
 * Lists a customer's orders, newest first: all, or with `limit` one page after the first `cursor` (GET /api/orders). Returns
 * the orders and their total.
 */
export async function listOrders(db: Db, asked: Params): Promise<OrderPage> {
  const { limit, cursor = 0 } = asked;
  const matching = matchingOf(db, asked);
  const query = db
    .select({ order: orders, waybill: shipments.waybill })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(matching)
    .orderBy(desc(orders.placedAt), desc(orders.orderNumber))
    .offset(cursor);
  const rows = await (limit === undefined ? query : query.limit(limit));
  const total = limit === undefined ? cursor + rows.length : await db.$count(orders, matching);
  const next = cursor + rows.length;
  return {
    orders: await withLines(db, rows),
    total,
    next: limit !== undefined && rows.length > 0 && next < total ? next : null,
  };
}

function matchingOf(db: Db, { userId, q, is, time, orderId }: Params): SQL | undefined {
  return and(
    eq(orders.userId, userId),
    orderId ? eq(orders.id, orderId) : undefined,
    is
      ? inArray(
          orders.state,
          statesWith(({ group }) => group === is),
        )
      : undefined,
    time ? withinTime(time) : undefined,
    q ? saying(db, q) : undefined,
  );
}

function withinTime(time: string): SQL | undefined {
  if (time === '30-days') return sql`${orders.placedAt} >= now() - interval '30 days'`;
  if (time === '6-months') return sql`${orders.placedAt} >= now() - interval '6 months'`;
  return and(
    gte(orders.placedAt, startOf(`${time}-01-01`)),
    lt(orders.placedAt, startOf(`${Number(time) + 1}-01-01`)),
  );
}

/** Matches part of a product's name, or of an order number in any spelling: `AR-1000012`, `ar 100 0012`, `0012`. */
function saying(db: Db, q: string): SQL | undefined {
  const named = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.name, `%${literal(q)}%`)));
  const digits = /^(ar)?[\s\d-]+$/i.test(q.trim()) ? q.replaceAll(/\D/g, '') : '';
  return or(exists(named), digits ? ilike(orders.orderNumber, `%${digits}%`) : undefined);
}

function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

type Row = { order: typeof orders.$inferSelect; waybill: string | null };

async function withLines(db: Db, rows: Row[]): Promise<OrderSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  // Few orders of a page have a failed delivery, and the others need no query.
  const tokens = new Map(
    await Promise.all(rows.map(async ({ order }) => [order.id, await redeliveryTokenOf(db, order)] as const)),
  );
  return rows.map(({ order, waybill }) =>
    toOrderSummary(order, {
      lines: byOrder.get(order.id) ?? [],
      waybill,
      rescueToken: tokens.get(order.id) ?? null,
    }),
  );
}

/** Returns which of these pictures the lines of orders show. Reads all lines, so it is for jobs only. */
export async function orderPictures(db: Db, names: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: orderLines.imageUrl })
    .from(orderLines)
    .where(inArray(orderLines.imageUrl, names));
  return rows.map(({ name }) => name);
}

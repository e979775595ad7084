import { and, asc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { ListPage } from '#platform/admin/list.ts';
import { keyset } from '#platform/admin/server/keyset.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { courierWaybill } from '#shop/shipping/couriers/manual/own-number.ts';
import { shipments } from '#shop/shipping/server/tables.ts';
import { orderLines, orders } from '../../server/tables.ts';
import type { OrderFilters, OrderRow } from '../contract.ts';
import type { SearchKind } from '../search-kinds.ts';
import { conditionsOf, matchingFilters, type SearchConditions } from './find-matching.ts';
import { logAccesses } from '#shop/accounts/admin/server/access-log/log-access.ts';

const newestFirst = { name: 'orders', by: orders.placedAt, id: orders.id, descending: true };

type Params = Omit<OrderFilters, 'parcel' | 'tab'> & {
  cursor?: string | undefined;
  /** Kinds of searches that the role may not use. */
  skip?: readonly SearchKind['kind'][];
  /** A tab, and what parcels ask of staff: conditions that know the shop's couriers or modules above the orders. */
  asking?: SQL | undefined;
  /** The staff member who searches. Their accesses are logged. */
  userId?: number;
  /** Rows at most, less than a page. Accesses to others are not logged. */
  max?: number;
};

/**
 * Lists orders for staff, newest first (POST /api/admin/orders/search). Each kind of search reads its own index for one page
 * only, so no search grows with the shop. Orders that a phone or an email found are accesses to that contact: they are logged, and `noted` counts
 * them. Returns a page. Refuses a foreign cursor (400).
 */
export async function listOrdersForStaff(
  db: Db,
  { q, cursor, skip = [], asking, userId, max, ...filters }: Params,
): Promise<ListPage<OrderRow> & { noted: number }> {
  const page = keyset(newestFirst, cursor);
  const within = and(page.after, asking, matchingFilters(db, filters));
  const searched = q ? await conditionsOf(db, { q, skip }) : undefined;
  const conditions = searched && [...searched.personal, ...searched.others];
  if (conditions?.length === 0) return { rows: [], next: null, noted: 0 };
  const branches = conditions?.map(
    (condition) =>
      sql`(${db
        .select({ id: orders.id })
        .from(orders)
        .where(and(condition, within))
        .orderBy(...page.orderBy)
        .limit(page.limit)})`,
  );
  const found: SQL | undefined = branches
    ? sql`${orders.id} in (${sql.join(branches, sql` union `)})`
    : within;
  const rows = await db
    .select({ order: orders, waybill: shipments.waybill, position: page.position })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(found)
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: listed, next } = page.toPage(rows);
  const shown = listed.slice(0, max);
  const noted = searched ? await noteFound(db, { shown, searched, userId }) : 0;
  return { rows: await withItems(db, shown), next, noted };
}

/** Logs an access to each shown order that only a phone or an email has found. */
async function noteFound(
  db: Db,
  { shown, searched, userId }: { shown: Row[]; searched: SearchConditions; userId: number | undefined },
): Promise<number> {
  const { personal, others } = searched;
  if (userId === undefined || personal.length === 0 || shown.length === 0) return 0;
  const ids = shown.map(({ order }) => order.id);
  const isOther = others.length === 0 ? sql`false` : sql`coalesce(${or(...others)}, false)`;
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, ids), or(...personal), not(isOther)));
  await logAccesses(db, { orderIds: found.map(({ id }) => id), userId, what: 'search' });
  return found.length;
}

type Row = { order: typeof orders.$inferSelect; waybill: string | null };

async function withItems(db: Db, rows: Row[]): Promise<OrderRow[]> {
  const ids = rows.map(({ order }) => order.id);
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      sku: orderLines.sku,
      productName: orderLines.name,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return rows.map(({ order, waybill }) => ({
    orderId: order.id,
    orderNumber: order.orderNumber,
    state: order.state,
    placedAt: order.placedAt.toISOString(),
    estimatedDeliveryDate: order.estimatedDeliveryDate,
    customerName: order.address.name,
    city: order.address.city,
    pincode: order.address.pincode,
    totalAmount: toRupees(order.totalPaise),
    waybill: courierWaybill(waybill),
    held: order.heldFor,
    items: (byOrder.get(order.id) ?? []).map(({ orderId: _order, ...item }) => item),
  }));
}

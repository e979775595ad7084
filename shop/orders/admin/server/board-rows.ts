import { and, asc, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { BoardRow, BoardRows } from '#platform/admin/server/board-row.ts';
import { hourMs } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import { orders } from '../../server/tables.ts';
import { statesThat } from '../../states.ts';
import { isHeldFor, isLate } from './find-matching.ts';

/** So many orders of a row are shown with their buttons. */
const maxActed = 5;

const unconfirmedMs = 24 * hourMs;
const unacceptedMs = hourMs;

/** The rows of the morning board about orders. */
export const orderRows = {
  late: {
    label: 'Orders past their promised day',
    action: 'Show them',
    to: '/admin/orders?late=yes',
    roles: ['support'],
    patienceMs: 0,
    count: counted(({ now }) => isLate(now)),
  },
  confirm: {
    label: 'Orders that their customers have not confirmed',
    action: 'Call the customers',
    to: '/admin/orders?held=confirmation',
    roles: ['support'],
    patienceMs: unconfirmedMs,
    count: counted(({ now }) => and(isHeldFor('confirmation'), placedBefore(now, unconfirmedMs)), maxActed),
  },
  stuck: {
    label: 'Orders that the courier has not accepted',
    action: 'Check the address',
    to: '/admin/orders?state=placed',
    roles: ['support'],
    patienceMs: unacceptedMs,
    count: counted(({ now }) =>
      and(
        inArray(orders.state, statesThat('awaitsCourier')),
        isNull(orders.heldFor),
        placedBefore(now, unacceptedMs),
      ),
    ),
  },
  pack: {
    label: 'Orders to pack',
    action: 'Pack them',
    to: '/admin/packing',
    roles: ['packer'],
    patienceMs: 24 * hourMs,
    count: counted(() => inArray(orders.state, statesThat('isPackable'))),
  },
  handOver: {
    label: 'Parcels to hand over',
    action: 'Hand them over',
    to: '/admin/hand-over',
    roles: ['packer'],
    patienceMs: 24 * hourMs,
    count: counted(() => inArray(orders.state, statesThat('isPacked'))),
  },
} satisfies BoardRows;

function placedBefore(now: Date, ms: number): SQL {
  return lt(orders.placedAt, new Date(now.getTime() - ms));
}

function counted(where: (at: { now: Date }) => SQL | undefined, acted = 0): BoardRow['count'] {
  return (db, { now, limit }) => countOrders(db, { where: where({ now }), limit, acted });
}

type Condition = { where: SQL | undefined; limit: number; acted?: number };

/** Counts the orders of a condition, at most `limit`, the oldest first. Names the oldest `acted` of them. */
export async function countOrders(
  db: Db,
  { where, limit, acted = 0 }: Condition,
): Promise<Awaited<ReturnType<BoardRow['count']>>> {
  const rows = await db
    .select({ placedAt: orders.placedAt, orderNumber: orders.orderNumber })
    .from(orders)
    .where(where)
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(limit);
  const [oldest] = rows;
  if (!oldest) return null;
  return {
    since: oldest.placedAt,
    count: rows.length,
    oldest: rows.slice(0, acted).map(({ orderNumber }) => orderNumber),
  };
}

/** Returns how many orders were sold between two moments, and for whom may see money their rupees. */
export async function sumSold(
  db: Db,
  { from, to, seesMoney }: { from: Date; to: Date; seesMoney: boolean },
): Promise<{ orders: number; amount: number | null }> {
  const [sum] = await db
    .select({
      orders: sql<number>`count(*)::int`,
      ...(seesMoney ? { paise: sql<string>`coalesce(sum(${orders.totalPaise}), 0)` } : {}),
    })
    .from(orders)
    .where(
      and(
        gte(orders.placedAt, from),
        lt(orders.placedAt, to),
        inArray(orders.state, statesThat('countsAsSold')),
      ),
    );
  const { orders: count = 0, paise } = sum ?? {};
  return { orders: count, amount: paise === undefined ? null : toRupees(Number(paise)) };
}

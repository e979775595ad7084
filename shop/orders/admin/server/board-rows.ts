import { and, asc, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { BoardRow, BoardRows } from '#platform/admin/server/board-row.ts';
import { hourMs } from '#platform/india-time.ts';
import { toRupees } from '#platform/money.ts';
import type { Db } from '#platform/server/db.ts';
import type { CourierSettings } from '#shop/shipping/couriers/couriers.ts';
import { orders } from '../../server/tables.ts';
import { statesThat } from '../../states.ts';
import { isHeldFor, isLate } from './find-matching.ts';
import { isStuck, isToPack, unacceptedMs } from './waiting-orders.ts';

/** So many orders of a row are shown with their buttons. */
const maxActed = 5;

/** A customer may take so long to confirm an order. */
const confirmMs = 24 * hourMs;

/** Returns the rows of 'Today' about orders, as the day goes. `couriers` are the shop's settings about couriers. */
export function orderRows(couriers: CourierSettings) {
  return {
    confirm: {
      label: 'Orders that their customers have not confirmed',
      action: 'Call the customers',
      to: '/admin/orders?held=confirmation',
      roles: ['support'],
      patienceMs: confirmMs,
      count: async (db, options) =>
        worstOf(await readOrders(db, isHeldFor('confirmation'), options), options),
    },
    stuck: {
      label: 'Orders that the courier has not accepted',
      action: 'Check the address',
      to: '/admin/orders?parcel=stuck',
      roles: ['support'],
      patienceMs: unacceptedMs,
      count: (db, { now, limit }) => countOrders(db, { where: isStuck(db, { now, couriers }), limit }),
    },
    pack: {
      label: 'Orders to pack',
      action: 'Pack them',
      to: '/admin/packing',
      roles: ['packer'],
      patienceMs: 24 * hourMs,
      count: (db, { limit }) => countOrders(db, { where: isToPack(db, couriers), limit }),
    },
    handOver: {
      label: 'Parcels to hand over',
      action: 'Hand them over',
      to: '/admin/hand-over',
      roles: ['packer'],
      patienceMs: 24 * hourMs,
      count: (db, { limit }) =>
        countOrders(db, { where: inArray(orders.state, statesThat('isPacked')), limit }),
    },
    late: {
      label: 'Orders past their promised day',
      action: 'Show them',
      to: '/admin/orders?late=yes',
      roles: ['support'],
      patienceMs: 0,
      count: (db, { now, limit }) => countOrders(db, { where: isLate(now), limit }),
    },
  } satisfies BoardRows;
}

type Waiting = Awaited<ReturnType<BoardRow['count']>>;
type Row = { placedAt: Date; orderNumber: string; totalPaise: number };

/** Reads the oldest orders of a condition, at most `limit`. */
async function readOrders(db: Db, where: SQL, { limit }: { limit: number }): Promise<Row[]> {
  return db
    .select({
      placedAt: orders.placedAt,
      orderNumber: orders.orderNumber,
      totalPaise: orders.totalPaise,
    })
    .from(orders)
    .where(where)
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(limit);
}

/** Counts the orders of a condition, at most `limit`, the oldest first. */
export async function countOrders(db: Db, { where, limit }: { where: SQL; limit: number }): Promise<Waiting> {
  const rows = await readOrders(db, where, { limit });
  return rows[0] ? { since: rows[0].placedAt, count: rows.length } : null;
}

/** Lists the worst of some orders, the oldest first: those past due before the others, then the highest amount. */
function worstOf(rows: Row[], { now }: { now: Date }): Waiting {
  const [oldest] = rows;
  if (!oldest) return null;
  const isPastDue = ({ placedAt }: Row) => now.getTime() - placedAt.getTime() > confirmMs;
  const worst = rows
    .toSorted(
      (one, other) => Number(isPastDue(other)) - Number(isPastDue(one)) || other.totalPaise - one.totalPaise,
    )
    .slice(0, maxActed)
    .map(({ orderNumber, placedAt, totalPaise }) => ({
      number: orderNumber,
      since: placedAt,
      rupees: toRupees(totalPaise),
    }));
  return { since: oldest.placedAt, count: rows.length, worst };
}

type Days = { from: Date; to: Date; until: Date; seesMoney: boolean };
type Sold = { orders: number; amount: number | null };

/**
 * Returns the orders sold between two moments, and those of them before `until`, with their rupees for whom may see money. The reports
 * count the same orders.
 */
export async function sumSold(
  db: Db,
  { from, to, until, seesMoney }: Days,
): Promise<{ whole: Sold; untilThen: Sold }> {
  const isBefore = sql`filter (where ${lt(orders.placedAt, until)})`;
  const [sum] = await db
    .select({
      count: sql<number>`count(*)::int`,
      countUntil: sql<number>`(count(*) ${isBefore})::int`,
      ...(seesMoney
        ? {
            paise: sql<string>`coalesce(sum(${orders.totalPaise}), 0)`,
            paiseUntil: sql<string>`coalesce(sum(${orders.totalPaise}) ${isBefore}, 0)`,
          }
        : {}),
    })
    .from(orders)
    .where(
      and(
        gte(orders.placedAt, from),
        lt(orders.placedAt, to),
        isNull(orders.replaces),
        inArray(orders.state, statesThat('countsAsSold')),
      ),
    );
  const { count, countUntil, paise, paiseUntil } = sum!;
  const amountOf = (paise: string | undefined) => (paise === undefined ? null : toRupees(Number(paise)));
  return {
    whole: { orders: count, amount: amountOf(paise) },
    untilThen: { orders: countUntil, amount: amountOf(paiseUntil) },
  };
}
